"""A jetty in summer rain: PRO with every lid shut, drops on its case, the far shore gone grey."""
import math

from frame import Frame
from materials import material
from props.daylight import gradient, soft_light
from props.planks import GREY_WOOD, deck
from props.product import station_in_use
from props.rain import falling, rings, splashes
from props.rope import coiled, rope
from props.shapes import box, cylinder, lathe, seeded
from props.shore import flat
from props.surfaces import fabric, plain, water, wood
from props.trees import band, forest, needle_surface
from studio import camera
from water import wet

EYE, AIM = (-2.2, -19.0, 6.2), (0.35, 0, 1.75)


def _jetty():
    board = tuple(tuple(c * 0.55 for c in tone) for tone in GREY_WOOD)
    deck(wood('wet board', *board, roughness=0.30, along='X', wet=1.0), 15, 60, 1.3, 0.10, 0.3, (0, 8, 0), 11, 'X', joints=False)
    post = wood('jetty post', *board, roughness=0.4, along='Z', wet=0.6)
    for x, y in ((-7.0, 9.0), (7.0, 14.0), (-7.0, 30.0), (7.0, 34.0)):
        cylinder('post', 0.72, 9, post, at=(x, y, -2.2), bevel=0.08)
    steel = plain('mooring ring', (0.34, 0.34, 0.35), 0.4, 1.0)
    lathe('bollard', [(0.42, 0), (0.40, 0.10), (0.22, 0.16), (0.20, 0.70), (0.40, 0.86), (0.36, 1.0), (0, 1.02)], steel, (5.3, 5.2, 0))
    rope(fabric('wet hemp', (0.20, 0.155, 0.10), weave=60), coiled((4.5, 7.2, 0), 0.7, 2, 3, 0.13), 0.13)


def shot():
    _jetty()
    lake = water(colour=(0.020, 0.030, 0.032), ripple=0.28, scale=0.9)
    flat(-3.0, lake, 30000, -60)
    rings(lake, (-40, 44), (6, 90), -2.99, 900)
    forest(needle_surface((0.016, 0.026, 0.018), (200, 1900, (0.46, 0.50, 0.51), 0.86)), band(300, 620, 1300, 0.7, -6, 11), (90, 190), 5)
    station = station_in_use('pro', (0, 0, 0), -26, [], {'percent': 71, 'outputWatts': 0, 'time': '99 h 59 min'})
    wet(station, 1900, 9)
    chance = seeded(3)
    spots = [(chance.uniform(-7, 7), chance.uniform(-7, 12), 0.02) for _ in range(240)] + [(chance.uniform(-1.9, 1.9), chance.uniform(-0.8, 0.8), 3.06) for _ in range(18)]
    splashes(material('water'), [spot for spot in spots if spot[2] > 1 or math.hypot(spot[0], spot[1]) > 3.0])
    falling(EYE, AIM, 1000, near=8)
    gradient([(0.0, (0.50, 0.54, 0.55)), (0.2, (0.62, 0.66, 0.68)), (0.7, (0.44, 0.48, 0.52))], 0.9, 0.35, (0.74, 0.77, 0.79))
    soft_light((2, 9, 9), (0, 0, 1.5), 7, 1500, (0.92, 0.97, 1), 3)
    soft_light((-8, -7, 8), (0, 0, 1.4), 5, 900, (0.95, 0.98, 1))
    camera(EYE, AIM, 58, 0.3, (-0.3, -1.3, 1.5), (0.0, 0.05))
    return Frame(1200, 900, 18, 'Medium High Contrast', 0.75)
