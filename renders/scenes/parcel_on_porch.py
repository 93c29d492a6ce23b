"""Delivered: the taped carton on the porch of a cottage, beside its door, in the sun of late morning."""
from frame import Frame
from props.boathouse import boarded_wall
from props.daylight import panorama, soft_light, sun
from props.graph import Graph
from props.packaging import closed_carton
from props.planks import GREY_WOOD, deck
from props.shapes import box, tube
from props.surfaces import plain, wood
from props.trees import leaf_mass, leaf_surface
from studio import camera

WALL = 6.2


def _door(x):
    """A boarded door in a painted frame, with its handle and threshold."""
    white = wood('door frame', (0.42, 0.41, 0.38), (0.60, 0.59, 0.55), roughness=0.6, along='Z', knots=False)
    leaf = wood('door leaf', (0.030, 0.044, 0.040), (0.055, 0.075, 0.066), roughness=0.5, along='Z', knots=False)
    steel = plain('door handle', (0.42, 0.41, 0.39), 0.35, 1.0)
    for side in (-1, 1):
        box('door jamb', (1.2, 0.5, 24), white, (x + side * 5.2, WALL - 0.45, 12.4), bevel=0.04)
    for index in range(6):
        box('door board', (1.50, 0.3, 22.4), leaf, (x - 3.85 + index * 1.54, WALL - 0.30, 11.6), bevel=0.05)
    box('threshold', (10.4, 1.6, 0.5), wood('threshold', *GREY_WOOD, along='X', worn=0.4), (x, WALL - 0.9, 0.25), bevel=0.06)
    box('kick plate', (9.0, 0.06, 1.9), steel, (x, WALL - 0.50, 1.62), bevel=0.02)
    box('handle plate', (0.42, 0.06, 2.2), steel, (x - 4.05, WALL - 0.50, 11.2), bevel=0.03)
    tube('handle', [(x - 4.05, WALL - 0.55, 11.6), (x - 4.05, WALL - 1.05, 11.6), (x - 3.0, WALL - 1.08, 11.6)], 0.10, steel, smooth=False)


def _mat(at, turn):
    """A doormat of coir with a darker border."""
    coir = Graph('coir', roughness=1.0, specular=0.1)
    place = coir.position()
    tuft = coir.noise(place, 17, 4, 0.8)
    coir.set(base_color=coir.ramp(tuft, [(0.3, (0.050, 0.034, 0.018)), (0.7, (0.145, 0.098, 0.055))]))
    coir.bump(tuft, 1.0, 0.12)
    box('mat', (7.4, 4.2, 0.22), coir.material, (at[0], at[1], 0.11), (0, 0, turn), bevel=0.08)
    box('mat edge', (7.7, 4.5, 0.10), plain('mat rubber', (0.014, 0.014, 0.014), 0.8), (at[0], at[1], 0.05), (0, 0, turn), bevel=0.03)


def shot():
    deck(wood('porch board', *GREY_WOOD, roughness=0.65, along='X', worn=0.3), 60, 26, 1.35, 0.08, 0.4, (0, -4, 0), 9, 'X', joints=False)
    boarded_wall(WALL)
    _door(6.6)
    _mat((6.4, 1.9, 0), 2)
    closed_carton((-1.6, 1.9, 0), -17)
    leaf_mass(leaf_surface(), (-19, -7, 22), (9, 7, 6), 900, 0.55, seed=8)
    panorama('forest', 200, 0.6, 0.4, saturation=0.8)
    sun(44, -132, 6.0, (1, 0.91, 0.76), 1.2)
    soft_light((7, -14, 8), (0, 0, 1.6), 6, 1300, (0.93, 0.97, 1))
    camera((1.6, -19.5, 6.4), (0.75, 0, 3.35), 50, 0.35, (-1.4, 0.0, 2.0), (0.0, 0.0))
    return Frame(1200, 900, 14, 'Medium High Contrast', 0.3)
