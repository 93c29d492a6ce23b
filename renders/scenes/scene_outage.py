"""Home office in the evening during an outage: lamp, laptop and router stay on, the town outside is dark."""
from frame import Frame
from props.camp import mug
from props.daylight import gradient, soft_light, bulb
from props.home import books, laptop, phone, plant, router, table_lamp, window
from props.planks import OAK, deck
from props.product import station_in_use
from props.shapes import box, extrude
from props.surfaces import plain, plaster, wood
from studio import camera


def _room():
    wall = plaster('wall', (0.34, 0.335, 0.31))
    left, right, low, high = 0.5, 15.5, 3.2, 19.0
    for x0, x1, z0, z1 in ((-60, left, -12, 40), (right, 60, -12, 40), (left, right, -12, low), (left, right, high, 40)):
        box('wall', (x1 - x0, 1.2, z1 - z0), wall, ((x0 + x1) / 2, 20, (z0 + z1) / 2), bevel=0)
    window(((left + right) / 2, 19.6, (low + high) / 2), right - left - 1.1, high - low - 1.1, plain('white frame', (0.5, 0.5, 0.49), 0.5))
    for x, y, w, h in ((-60, 700, 190, 74), (96, 740, 96, 62), (205, 690, 84, 84), (150, 900, 70, 100)):
        gable = [(-w / 2, 0), (w / 2, 0), (w / 2, h * 0.66), (0, h), (-w / 2, h * 0.66)]
        extrude('house', gable, 10, plain('dark house', (0.03, 0.034, 0.045), 0.9), (x, y, -14), bevel=0)


def shot():
    _room()
    oak = wood('oak', *OAK, roughness=0.42, along='X', knots=False)
    deck(oak, 44, 15.5, 1.5, 0.012, 0.4, (2, 3.2, 0), 6, 'X', joints=False)
    station_in_use('pro', (-0.6, 0, 0), -20, [
        (1, [(-2.6, -2.3, 0.06), (-4.6, -1.2, 0.06), (-5.6, 1.8, 0.06), (-5.7, 3.2, 0.06)], None),
        (4, [(2.8, -2.6, 0.06), (4.0, -2.0, 0.06), (5.2, 0.8, 0.06), (5.0, 3.6, 0.06), (8.5, 7.2, 0.06)], None),
    ], {'percent': 83, 'outputWatts': 118, 'time': '16 h 10 min'})
    table_lamp((-5.9, 3.8, 0), 0, 2.6)
    bulb((-5.9, 3.6, 2.75), 1500, (1, 0.55, 0.25), 0.85)
    laptop((5.4, 2.4, 0), -24, 110, 1.15)
    router((4.0, 6.9, 0), -4)
    phone((6.1, -1.9, 0), 30, 0.7)
    mug((-3.9, -0.9, 0), 150, (0.30, 0.27, 0.22))
    books((9.8, 6.6, 0), 12)
    plant((12.6, 8.4, 0))
    gradient([(0.0, (0.30, 0.30, 0.38)), (0.12, (0.11, 0.19, 0.36)), (0.8, (0.015, 0.03, 0.09))], 0.7, 0.5, (0.16, 0.16, 0.22))
    soft_light((7, 15, 11), (0, 0, 1), 9, 330, (0.45, 0.62, 1), 9)
    soft_light((5, -13, 9), (0, 0, 1.4), 6, 330, (0.68, 0.78, 1))
    soft_light((-8, -5, 6), (0, 0, 1.2), 3, 130, (1, 0.66, 0.38))
    camera((0.6, -16.6, 4.6), (0.9, 0, 2.15), 48, 0.26, (-0.3, -1.4, 1.4), (0.0, 0.02))
    return Frame(1600, 1067, 28, 'Medium High Contrast', 0.45)
