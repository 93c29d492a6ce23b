"""Leaving at dawn: EVO on the bottom boards of a clinker boat, seen from the stern seat; mist and the first sun over the lake."""
from frame import Frame
from props.camp import mug
from props.daylight import gradient, soft_light, sun
from props.product import station_in_use
from props.rope import coiled, rope
from props.rowboat import FLOOR, boat, jetty, life_vest, oar, reeds, thermos
from props.shapes import seeded, tube
from props.shore import flat
from props.surfaces import fabric, plain, water
from props.trees import band, forest, needle_surface
from studio import camera
from wear import used


def shot():
    boat()
    jetty(-8.6, 5.2)
    used(0.25, 0.6, 0.5, FLOOR)
    station_in_use('evo', (0.5, -1.2, FLOOR), -16, [], {'percent': 91, 'outputWatts': 0, 'time': '99 h 59 min'})
    oar((4.4, -13.0, 2.4), (6.5, 0, -3))
    life_vest((-3.4, 9.6, 3.45), (4, 0, 24))
    thermos((2.3, 9.3, 3.38))
    mug((3.5, 8.9, 3.38), 200, (0.40, 0.38, 0.33))
    hemp = fabric('wet hemp', (0.26, 0.205, 0.13), weave=60)
    rope(hemp, coiled((-3.2, -3.4, FLOOR), 0.7, 2, 3, 0.13), 0.13)
    tube('mooring line', [(-7.6, 12, 5.6), (-8.4, 14.4, 5.5), (-8.7, 15.4, 6.6), (-8.7, 16, 7.6)], 0.13, hemp)
    tube('rod', [(5.6, -9, 4.6), (3.9, 8, 5.2), (2.0, 29, 8.6)], 0.055, plain('rod', (0.02, 0.02, 0.022), 0.35))
    flat(-0.2, water(colour=(0.008, 0.020, 0.024), ripple=0.09, scale=0.22, stretch=(1, 2.4, 1)), 30000, -60)
    chance = seeded(4)
    reeds([(chance.uniform(9, 34), chance.uniform(20, 64)) for _ in range(150)], plain('reed', (0.10, 0.085, 0.035), 0.7))
    mist = (300, 2300, (0.90, 0.66, 0.48), 0.90)
    forest(needle_surface((0.016, 0.026, 0.018), mist), band(260, 900, 1900, 0.7, -6, 11), (110, 220), 5)
    gradient([(0.0, (0.98, 0.66, 0.42)), (0.06, (0.80, 0.62, 0.52)), (0.2, (0.42, 0.48, 0.56)), (0.7, (0.14, 0.25, 0.40))], 0.75, 0.35, (0.95, 0.72, 0.58), (14, 0.6, (2.4, 1.25, 0.55)))
    sun(9, 24, 5.5, (1, 0.66, 0.36), 2.0)
    soft_light((-7, -13, 12), (0.5, -1, 2), 6, 1500, (0.86, 0.92, 1))
    soft_light((9, 4, 9), (0.5, -1, 2), 4, 1300, (1, 0.74, 0.46))
    camera((2.3, -15.2, 8.2), (0.15, 3.0, 3.05), 40, 0.19, (0.4, -2.4, 2.4), (0.0, 0.0))
    return Frame(1200, 900, 20, 'Medium High Contrast', 0.6, lens=True)
