"""Lakeside camp after sunset: the station runs the string lights and the cool box."""
from frame import Frame
from props.camp import cool_box, lantern, mug, pebbles, string_lights, tent
from props.daylight import bulb, gradient, soft_light
from props.product import rubber_cable, station_in_use
from props.shapes import fractal, terrain
from props.shore import flat
from props.surfaces import earth, granite, water
from props.trees import band, forest, grass_surface, meadow, needle_surface
from studio import camera


def ground(x, y):
    """Level where things stand, sloping down to the lake."""
    rough = fractal(x, y, 3.5, 4, 2) * 0.10 + fractal(x, y, 30, 3, 5) * 0.5 * min(1, max(0, (abs(y) - 6) / 20))
    return rough - 0.02 - 0.0022 * max(0.0, y - 20) ** 2


def _shore():
    terrain('ground', (220, 150), 260, ground, earth(scale=1.3), (0, 30, 0))
    flat(-5.5, water(colour=(0.004, 0.010, 0.014), ripple=0.10, scale=0.25, stretch=(1, 2.2, 1)), 9000, 10)
    needles = needle_surface((0.010, 0.020, 0.014), (1200, 3200, (0.16, 0.16, 0.21), 0.72))
    forest(needles, band(420, 1700, 2300, 0.75, -5, 7), (90, 190), 5)
    near = needle_surface((0.008, 0.016, 0.010))
    forest(near, [(-52, 92, -6), (-68, 80, -6), (78, 104, -6), (92, 90, -6)], (95, 150), 9, 0.24)


def shot():
    _shore()
    meadow(grass_surface((0.028, 0.05, 0.014), (0.10, 0.085, 0.04)), (-40, 42), (-9, 44), ground, 3.2, 150, 0.75, density=0.75,
           avoid=lambda x, y: abs(x - 0.6) < 4.6 and -6 < y < 3.2)
    station_in_use('evo', (0.6, 0, 0), -20, [
        (1, [(-1.5, -3.3, 0.07), (-4.2, -2.6, 0.08), (-6.4, 0.5, 0.1), (-9, 6, 0.1), (-11, 14, 0.1)], None),
        (2, [(3.0, -2.7, 0.07), (5.0, -1.6, 0.08), (6.6, 1.2, 0.1), (8.6, 2.6, 0.1), (9.8, 5.0, 0.1)], rubber_cable()),
    ], {'percent': 64, 'outputWatts': 78, 'time': '9 h 50 min'})
    cool_box((7.4, 5.2, 0), -16)
    mug((-3.9, -1.2, 0.05), 200)
    lantern((-5.6, 2.8, 0.02), 5)
    bulb((-5.6, 2.8, 1.0), 150, (1, 0.55, 0.22), 0.45)
    pebbles(granite(), [(-7.5, -2.5, 0), (4.6, -3.4, 0), (9.4, 0.5, 0), (-3, 4.5, 0), (2.6, -4.3, 0), (-6.2, -4.2, 0)], 6, (0.12, 0.4))
    tent((-17.5, 34, -0.8), 24, inside=0.9)
    bulb((-15, 20, 6), 500, (1, 0.5, 0.2), 2)
    string_lights((-30, 27, 12.6), (3, 36, 12.2), 13, 0.9, 12, 0.2)
    string_lights((3, 36, 12.2), (34, 30, 13.2), 12, 0.9, 12, 0.2)
    gradient([(0.0, (0.80, 0.36, 0.20)), (0.07, (0.48, 0.34, 0.36)), (0.22, (0.12, 0.17, 0.30)), (0.7, (0.02, 0.045, 0.12))], 1.0, 0.4,
             (0.55, 0.28, 0.24), (12, 0.6, (1.5, 0.62, 0.22)))
    soft_light((-9, 3, 6), (0, 0, 1.6), 3, 620, (1, 0.58, 0.27))
    soft_light((6, -12, 7), (0, 0, 1.5), 5, 1500, (0.80, 0.88, 1))
    soft_light((8, 8, 6), (0, 0, 2), 3, 260, (1, 0.62, 0.32))
    camera((0.9, -16.4, 3.8), (0.5, 0, 2.25), 50, 0.24, (0.4, -1.5, 1.6), (0.0, 0.03))
    return Frame(1600, 1067, 28, 'Medium High Contrast', 0.5)
