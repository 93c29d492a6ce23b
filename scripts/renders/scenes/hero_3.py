"""Third slide: a misty spruce forest in the morning; the station charges from a solar panel that runs out of the picture."""
import math

from frame import Frame
from panel import build_panel
from props.camp import pebbles
from props.daylight import gradient, soft_light, sun
from props.product import station_in_use
from props.shapes import fractal, terrain, tube
from props.surfaces import earth, granite, plain
from props.trees import band, forest, grass_surface, meadow, needle_surface, trunk
from studio import camera

AIR = (0.40, 0.46, 0.44)


def ground(x, y):
    calm = min(1, max(0, (math.hypot(x - 4, y) - 5) / 10))
    return fractal(x, y, 3, 4, 2) * 0.07 + fractal(x, y, 22, 3, 7) * 1.1 * calm


def shot():
    terrain('ground', (260, 190), 260, ground, earth(moss=(0.035, 0.06, 0.014), scale=1.2), (0, 60, 0))
    meadow(grass_surface((0.04, 0.075, 0.016), (0.13, 0.11, 0.045)), (-30, 34), (-7, 46), ground, 3.0, 150, 0.8, density=0.8,
           avoid=lambda x, y: abs(x - 4) < 3.2 and -4 < y < 2.4)
    forest(needle_surface((0.012, 0.026, 0.015), (60, 520, AIR, 0.97)), band(120, 150, 560, 0.9, -2, 7, (-0.10, 0.02)), (130, 210), 5, 0.16)
    bark = plain('bark', (0.055, 0.038, 0.028), 0.9, grain=9)
    for x, y, radius in ((-23, 52, 1.5), (-15, 84, 1.6), (24, 60, 1.7), (33, 92, 1.6)):
        trunk(bark, (x, y, -1), 90, radius, (1.5, 0), int(y))
    pebbles(granite(), [(-0.8, -1.6, 0), (0.2, 1.8, 0), (8.6, -3.0, 0), (-3.4, 3.2, 0)], 4, (0.15, 0.5))
    panel = build_panel(open=True, tilt=56)
    panel.location, panel.rotation_euler = (15.6, 8.2, 0.05), (0, 0, math.radians(-14))
    station_in_use('pro', (3.9, 0, 0.0), -24, [], {'percent': 58, 'mode': 'SOLAR', 'inputWatts': 182, 'outputWatts': 0, 'time': '5 h 20 min'})
    tube('solar lead', [(5.2, 1.6, 0.9), (5.7, 2.6, 0.5), (6.4, 3.6, 0.08), (8.6, 3.4, 0.08), (10.4, 5.0, 0.1), (11.4, 6.8, 0.12), (12, 8.4, 0.5)], 0.05, plain('lead', (0.014, 0.014, 0.014), 0.5))
    gradient([(0.0, (0.62, 0.66, 0.60)), (0.2, (0.62, 0.68, 0.66)), (0.8, (0.36, 0.46, 0.52))], 0.62)
    sun(24, 38, 3.2, (1, 0.86, 0.62), 2.5)
    soft_light((-5, -13, 8), (3.9, 0, 1.6), 6, 560, (0.92, 0.97, 1))
    camera((0.6, -17.5, 3.6), (0.6, 0, 2.35), 47, 0.25, (3.8, -1.4, 1.6), (0.0, 0.02))
    return Frame(1600, 900, 36, 'Medium High Contrast', 0.1)
