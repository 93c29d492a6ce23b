"""A terrace being built in the garden on a summer day: half of the boards are down, saw and drill on the station."""
from frame import Frame
from props.daylight import panorama, soft_light, sun
from props.planks import DECKING, PINE, deck, stack
from props.product import rubber_cable, station_in_use
from props.shapes import box, fractal, terrain
from props.surfaces import earth, wood
from props.tools import drill, mitre_saw, palette, sawhorse, screw_box, screws, tape_measure
from props.trees import grass_surface, leaf_mass, leaf_surface, meadow
from studio import camera


def lawn(x, y):
    return -2.6 + fractal(x, y, 9, 3, 1) * 0.25


def _garden():
    terrain('lawn', (200, 120), 120, lawn, earth(light=(0.05, 0.05, 0.02), moss=(0.03, 0.06, 0.012)), (0, 60, 0))
    meadow(grass_surface((0.06, 0.13, 0.02), (0.16, 0.17, 0.05)), (-60, 62), (9, 90), lawn, 4.2, 220, 1.1)
    leaves = leaf_surface()
    for x, y, size, seed in ((-46, 92, (20, 9, 15), 1), (-12, 104, (22, 9, 11), 2), (24, 98, (20, 10, 17), 3), (58, 88, (18, 9, 14), 4)):
        leaf_mass(leaves, (x, y, size[2] * 0.75 - 3), size, 5200, 0.9, seed)


def shot():
    _garden()
    board = wood('deck board', *DECKING, roughness=0.5, along='X')
    deck(board, 60, 18.4, 1.2, 0.06, 0.28, (0, -4.2, 0), 8, 'X')
    joist = wood('joist', *PINE, roughness=0.6, along='Y')
    for index in range(-6, 7):
        box('joist', (0.48, 16, 1.48), joist, (index * 5.2, 8.5, -1.05), bevel=0.02)
    stack(wood('new board', *DECKING, roughness=0.55, along='Y'), 3, 3, (1.2, 26, 0.28), (-14, 6.2, 0), 82, 4)
    colours = palette((0.03, 0.12, 0.10))
    mitre_saw((5.9, 3.7, 0), -22, colours)
    box('workpiece', (9, 1.2, 0.28), board, (6.6, 4.0, 0.87), (0, 0, -22), bevel=0.03)
    drill((-4.7, -0.2, 0.43), (-84, 0, 28), colours)
    station_in_use('pro', (0.6, 0, 0), -22, [
        (4, [(3.6, -2.9, 0.06), (5.6, -2.6, 0.06), (8.0, -1.0, 0.06), (9.6, 1.6, 0.06), (9.4, 5.6, 0.06), (7.2, 6.4, 0.5)], rubber_cable((0.5, 0.11, 0.012))),
        (1, [(-1.4, -3.5, 0.06), (-3.6, -3.6, 0.06), (-7.6, -3.4, 0.06), (-8.6, -2.2, 0.06), (-7.0, -2.0, 0.2), (-6.2, -1.75, 0.4)], None),
    ], {'percent': 88, 'outputWatts': 1310, 'time': '1 h 30 min'})
    screw_box((-2.9, 2.4, 0), -20)
    screws((3.9, -2.2, 0), 8, 0.45)
    tape_measure((4.4, -0.7, 0), 24)
    sawhorse(wood('trestle', *PINE, along='X'), (17, 30, -2.6), 20, 10, 7.5)
    panorama('forest', 120, 0.55, saturation=0.9)
    sun(40, -52, 4.6, (1, 0.93, 0.82), 0.7)
    soft_light((5, -15, 8), (0, 0, 1.5), 7, 520, (0.95, 0.98, 1))
    camera((1.0, -17.6, 4.9), (0.6, 0, 2.1), 50, 0.26, (0.4, -1.5, 1.7), (0.0, 0.02))
    return Frame(1600, 1067, 28, 'Medium High Contrast', 0.25)
