"""A garage wall in low sun: shelf, tins, a lead hung on its peg. The wall faces −Y, a window out of sight lets the sun in from the left."""
import math

from props.planks import PINE
from props.product import rubber_cable
from props.shapes import box, cylinder, lathe, tube
from props.surfaces import concrete, plain, plaster, wood

WALL = 4.6


def _room():
    """Floor, a painted wall with its sooty foot, and the wall beside it whose window lets the sun in."""
    box('floor', (160, 90, 1), concrete('garage floor', 0.26, 0.12, (0.30, 0.27, 0.23)), (0, 0, -0.5), bevel=0)
    box('wall', (120, 1, 60), plaster('garage wall', (0.46, 0.45, 0.41), 0.3), (0, WALL + 0.5, 30), bevel=0)
    box('plinth', (120, 0.3, 1.5), plain('plinth', (0.12, 0.125, 0.125), 0.8), (0, WALL - 0.1, 0.75), bevel=0.04)
    shade = plain('side wall', (0.4, 0.39, 0.36), 0.9)
    for size, at in (((1, 40, 9), (-26, -14, 4.5)), ((1, 40, 30), (-26, -14, 34)), ((1, 30, 40), (-26, 13, 15)), ((1, 30, 40), (-26, -41, 15)), ((1, 0.8, 12), (-26, -10, 14)), ((1, 30, 0.7), (-26, -12, 14))):
        box('side wall', size, shade, at, bevel=0).visible_camera = False


def _shelf():
    pine = wood('shelf pine', *PINE, roughness=0.6, along='X')
    box('shelf', (15, 3.0, 0.42), pine, (8.6, WALL - 1.5, 8.3), bevel=0.04)
    for x in (3.4, 13.8):
        box('bracket', (0.3, 2.6, 0.3), plain('bracket', (0.03, 0.03, 0.032), 0.5), (x, WALL - 1.4, 7.95), bevel=0.03)
        box('bracket leg', (0.3, 0.3, 2.4), plain('bracket', (0.03, 0.03, 0.032), 0.5), (x, WALL - 0.2, 6.9), bevel=0.03)
    for x, wide, tall, colour in ((4.6, 0.85, 2.0, (0.045, 0.085, 0.080)), (6.5, 0.75, 1.6, (0.30, 0.29, 0.26)), (11.2, 1.0, 2.3, (0.26, 0.07, 0.014))):
        lathe('tin', [(0, 8.52), (wide, 8.52), (wide, 8.6 + tall), (wide * 0.9, 8.6 + tall), (wide * 0.88, 8.5 + tall), (0, 8.5 + tall)], plain('tin', colour, 0.4, 0.3), (x, WALL - 1.6, 0), bevel=0.03)


def _coil(at, radius=1.5):
    """An extension lead hung on a peg."""
    orange = rubber_cable((0.42, 0.10, 0.012))
    points = []
    for step in range(6 * 30):
        angle = step / 30 * 2 * math.pi
        sag = 1.0 + 0.30 * max(0.0, -math.sin(angle))
        reach = radius + 0.13 * math.sin(angle * 0.31) + 0.05 * math.sin(angle * 1.7)
        points.append((at[0] + reach * 0.72 * math.cos(angle), at[1] - 0.12 - 0.05 * (step / 30), at[2] - radius + reach * sag * math.sin(angle)))
    tube('hung lead', points, 0.065, orange)
    cylinder('peg', 0.12, 1.0, plain('peg', (0.3, 0.3, 0.31), 0.4, 1.0), 'Y', (at[0], at[1] - 0.1, at[2] - 0.12))


def garage():
    _room()
    _shelf()
    _coil((-6.6, WALL - 0.1, 9.6))
