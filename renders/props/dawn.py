"""Polished granite by the open sea as the sun comes up: where the first slide is taken, wide and upright."""
from props.daylight import gradient, soft_light, sun
from props.product import station_in_use
from props.shore import flat, island, shore_rock
from props.surfaces import water


def rock_at_dawn():
    """PRO on the rock with every lid shut, standing at (3.8, 0, 0). The scene still needs its camera."""
    shore_rock((6, 6, 0), (90, 44), 2.4, 0.05, (3.9, 0, 6.0), 300, 4.0, 0.10)
    flat(-4.2, water(colour=(0.006, 0.020, 0.026), ripple=0.22, scale=0.22, stretch=(1, 2.4, 1)), 30000, 4)
    air = (1200, 7000, (0.50, 0.40, 0.34), 0.55)
    for x, y, width, height, seed in ((-1500, 4200, 2600, 120, 3), (1050, 3000, 1500, 84, 8), (2600, 5200, 2600, 130, 21)):
        island(x, y, width, height, -5, (0.016, 0.028, 0.026), seed, air)
    station_in_use('pro', (3.8, 0, 0.0), -24, [], {'percent': 92, 'outputWatts': 0, 'time': '99 h 59 min'})
    gradient([(0.0, (0.92, 0.52, 0.28)), (0.05, (0.62, 0.49, 0.41)), (0.15, (0.22, 0.36, 0.48)), (0.45, (0.05, 0.16, 0.30))], 0.85, 0.3,
             (0.86, 0.62, 0.48), (38, 0.5, (1.5, 0.86, 0.44)))
    sun(11, 52, 6.0, (1, 0.66, 0.38), 1.2)
    soft_light((-4, -12, 7), (3.8, 0, 1.9), 3.2, 430, (0.94, 0.96, 1), spread=44)
    soft_light((10, 6, 6), (3.8, 0, 2), 3, 900, (1, 0.70, 0.42))
