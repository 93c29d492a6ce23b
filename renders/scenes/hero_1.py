"""First slide: polished granite by the open sea before sunrise, the station on the right, sky and water on the left."""
from frame import Frame
from props.daylight import gradient, soft_light, sun
from props.product import station_in_use
from props.shore import flat, island, shore_rock
from props.surfaces import water
from studio import camera


def shot():
    shore_rock((6, 6, 0), (90, 44), 2.4, 0.05, (3.9, 0, 6.0), 300, 4.0, 0.10)
    flat(-4.2, water(colour=(0.004, 0.016, 0.022), ripple=0.22, scale=0.22, stretch=(1, 2.4, 1)), 30000, 4)
    air = (1200, 7000, (0.30, 0.27, 0.28), 0.8)
    for x, y, width, height, seed in ((-1500, 4200, 2600, 120, 3), (620, 3000, 900, 74, 8), (2600, 5200, 2600, 130, 21)):
        island(x, y, width, height, -5, (0.012, 0.022, 0.022), seed, air)
    station_in_use('pro', (3.8, 0, 0.0), -24, [(3, [(5.6, -3.0, 0.07), (7.4, -2.0, 0.1), (9.4, -1.4, 0.12), (13, -1.0, 0.2)], None)],
                   {'percent': 92, 'outputWatts': 60, 'time': '36 h 40 min'})
    gradient([(0.0, (0.42, 0.31, 0.27)), (0.035, (0.20, 0.24, 0.28)), (0.11, (0.06, 0.13, 0.19)), (0.4, (0.015, 0.05, 0.09))], 0.4, 0.25,
             (0.50, 0.33, 0.27), (38, 0.5, (0.95, 0.48, 0.23)))
    sun(7, 48, 2.6, (1, 0.55, 0.28), 2.0)
    soft_light((-6, -12, 7), (3.8, 0, 1.6), 5, 1100, (0.80, 0.86, 1))
    soft_light((10, 6, 6), (3.8, 0, 2), 3, 500, (1, 0.62, 0.34))
    camera((0.8, -17.5, 3.3), (0.7, 0, 2.5), 47, 0.25, (3.6, -1.4, 1.6), (0.0, 0.02))
    return Frame(1600, 900, 32, 'Medium High Contrast', 0.4)
