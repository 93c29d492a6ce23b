"""A cottage at blue hour: EVO lights the lamp on its nail from the steps, boots by the door, leaves and grass in front of the lens."""
from props.camp import mug
from props.daylight import bulb, gradient, soft_light
from props.porch import RISE, WALL, house, hung_lamp, rubber_boot, steps
from props.product import rubber_cable, station_in_use
from props.shapes import tube
from props.surfaces import plain
from props.trees import grass_surface, leaf_mass, leaf_surface, meadow
from wear import used


def cottage_steps_at_dusk():
    floor = steps()
    house(floor, 4.6, -11.2)
    used(0.35, 0.6, 0.2, -0.1)
    lamp = (-3.4, WALL - 1.6, floor + 7.6)
    cord = hung_lamp(lamp)
    station_in_use('evo', (-1.3, 0.1, 0), -24, [
        (1, [(-3.6, -1.35, 0.08), (-5.4, -1.0, 0.08), (-6.2, 0.6, 0.2), (-6.1, 1.8, RISE + 0.1), (-5.8, 4.6, RISE + 0.1), (-5.4, 5.6, floor + 0.1), (-4.9, 8.6, floor + 0.1), (-4.7, WALL - 0.35, floor + 1.6), (-4.6, WALL - 0.3, floor + 5), (-4.3, WALL - 0.35, floor + 8.2), (-3.6, WALL - 0.8, floor + 9.4), cord], rubber_cable()),
    ], {'percent': 68, 'outputWatts': 9, 'time': '78 h 20 min'})
    rubber_boot((4.6, 3.4, RISE), 20)
    rubber_boot((5.9, 3.2, RISE), 4, 2)
    mug((2.6, -0.2, 0), 220, (0.40, 0.38, 0.33))
    tube('rod', [(8.0, 2.4, RISE), (7.2, 8.0, floor + 12), (6.9, 10.0, floor + 22)], 0.06, plain('rod', (0.16, 0.09, 0.03), 0.35))
    grass = grass_surface((0.030, 0.060, 0.014), (0.12, 0.105, 0.045))
    meadow(grass, (-13, 14), (-10.4, -6.0), lambda x, y: -1.5, 2.2, 150, 1.5, density=0.9)
    leaf_mass(leaf_surface((0.030, 0.065, 0.016)), (-1.6, -10.6, 6.3), (1.5, 0.8, 0.9), 150, 0.30, seed=5)
    gradient([(0.0, (0.26, 0.30, 0.46)), (0.3, (0.12, 0.20, 0.40)), (1.0, (0.05, 0.10, 0.26))], 0.75)
    bulb((lamp[0], lamp[1], lamp[2] - 0.3), 2200, (1, 0.58, 0.27), 0.35)
    soft_light((-11, -12, 9), (0, 0, 1.5), 8, 1400, (0.52, 0.68, 1))
    soft_light((9, -8, 5), (0, 0, 1.5), 4, 160, (0.60, 0.72, 1))
    soft_light((-6, 5, 6), (-1.2, 0, 1.6), 2, 460, (1, 0.60, 0.30))
