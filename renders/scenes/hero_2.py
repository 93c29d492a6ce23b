"""Second slide: a workshop at night, one lamp over the bench; the left half is dark wall."""
from frame import Frame
from props.daylight import panorama, soft_light
from props.planks import OAK, deck
from props.product import rubber_cable, station_in_use
from props.shapes import box, cylinder, lathe
from props.surfaces import glow, plain, plaster, wood
from props.tools import circular_saw, palette, screws, tape_measure
from studio import camera


def _wall():
    box('wall', (120, 1, 60), plaster('workshop wall', (0.050, 0.060, 0.062), 0.3), (0, 24, 10), bevel=0)
    board = wood('pegboard', (0.10, 0.06, 0.03), (0.19, 0.12, 0.065), along='X', knots=False)
    box('tool board', (26, 0.4, 12), board, (11, 23.2, 10), bevel=0.05)
    steel, grip = plain('hand tool', (0.35, 0.35, 0.36), 0.35, 1.0), plain('hand grip', (0.35, 0.07, 0.012), 0.5)
    for index, long in enumerate((4.6, 4.0, 5.2, 3.4, 4.4, 3.8, 5.0, 4.2, 3.6)):
        x = 0.2 + index * 2.6
        cylinder('shaft', 0.16, long, steel, at=(x, 22.8, 13 - long / 2))
        cylinder('grip', 0.34, long * 0.42, grip if index % 3 else plain('hand grip dark', (0.02, 0.02, 0.02), 0.6), at=(x, 22.8, 13 - long * 0.86), bevel=0.08)
    box('shelf', (26, 3, 0.4), board, (11, 21.8, 3.2), bevel=0.03)
    for x, tall, colour in ((2, 2.2, (0.20, 0.04, 0.02)), (4.4, 1.6, (0.04, 0.09, 0.10)), (7.4, 2.0, (0.28, 0.23, 0.10)), (17, 2.4, (0.05, 0.06, 0.065)), (20, 1.7, (0.24, 0.10, 0.02))):
        lathe('tin', [(0, 3.4), (0.9, 3.4), (0.9, 3.4 + tall), (0, 3.4 + tall)], plain('tin', colour, 0.4, 0.3), (x, 21.8, 0))


def _pendant(x, y, z):
    shade = plain('enamel shade', (0.012, 0.03, 0.026), 0.3)
    lathe('shade', [(0.25, 1.6), (0.5, 1.5), (1.7, 0.35), (1.75, 0.0)], shade, (x, y, z))
    lathe('bulb', [(0, -0.1), (0.42, 0.1), (0.5, 0.45), (0.3, 0.9), (0, 0.95)], glow('filament', (1, 0.62, 0.3), 14), (x, y, z))
    cylinder('cord', 0.05, 20, shade, at=(x, y, z + 11.5))


def shot():
    _wall()
    deck(wood('bench', *OAK, roughness=0.45, along='X', worn=0.25), 70, 13, 1.9, 0.03, 0.9, (0, 1.5, 0), 3, 'X', joints=False)
    _pendant(8.6, 6.6, 5.3)
    colours = palette()
    circular_saw((0.9, 4.6, 0.0), (0, 0, 205), colours)
    tape_measure((0.5, -1.4, 0), 38)
    screws((1.2, -2.4, 0), 7, 0.35)
    station_in_use('pro', (4.3, 0, 0), -24, [(2, [(4.4, -3.3, 0.06), (6.4, -3.5, 0.06), (9.4, -1.9, 0.06), (12.6, 0.6, 0.06), (18, 2.4, 0.06)], rubber_cable((0.5, 0.11, 0.012)))],
                   {'percent': 76, 'outputWatts': 1380, 'time': '1 h 15 min'})
    panorama('interior', 0, 0.05, 0.0)
    soft_light((8.6, 5.6, 5.6), (5.2, 0.5, 0), 1.6, 900, (1, 0.66, 0.36))
    soft_light((6.6, 21.0, 17), (9, 23, 8), 3, 1500, (1, 0.62, 0.33))
    soft_light((-7, -12, 8), (4.2, 0, 1.4), 5, 1500, (0.78, 0.84, 1))
    soft_light((-14, 12, 14), (-6, 24, 8), 6, 1900, (0.38, 0.62, 0.85))
    camera((0.6, -17.0, 3.9), (0.6, 0, 2.3), 47, 0.24, (4.0, -1.3, 1.4), (0.0, 0.02))
    return Frame(1600, 900, 32, 'Medium High Contrast', 0.35)
