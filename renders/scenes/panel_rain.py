"""A shower over the open panel: drops on its cells and its frame, the forest behind gone soft. No station is out in it."""
import math

import bpy
from frame import Frame
from materials import material
from panel import build_panel
from props.daylight import panorama, soft_light
from props.planks import GREY_WOOD, deck
from props.rain import falling, splashes
from props.shapes import seeded
from props.surfaces import wood
from studio import camera
from water import wet

EYE, AIM = (-11.6, -14.6, 5.4), (-5.4, -2.4, 2.1)


def shot():
    board = tuple(tuple(c * 0.5 for c in tone) for tone in GREY_WOOD)
    deck(wood('wet board', *board, roughness=0.25, along='X', wet=1.0), 60, 44, 1.3, 0.10, 0.3, (0, 4, 0), 11, 'X', joints=False)
    panel = build_panel(open=True, tilt=58)
    panel.rotation_euler.z = math.radians(24)
    leaves = sorted((part for part in panel.children_recursive if part.name.split('.')[0] == 'leaf'), key=lambda leaf: leaf.location.x)
    for leaf, drops in zip(leaves, (2000, 1500, 800, 400)):
        wet(leaf, drops, 4)
    for drop in bpy.data.objects:
        if drop.name.startswith('drop'):
            drop.visible_shadow = False  # a shadow without caustics would blacken the cells under it
    chance = seeded(6)
    splashes(material('water'), [(chance.uniform(-13, 6), chance.uniform(-12, -3), 0.02) for _ in range(160)], 3)
    falling(EYE, AIM, 520, near=8, far=30, slant=0.22)
    panorama('forest', 250, 0.50, 0.42, saturation=0.7, tint=(0.80, 0.94, 1.0))
    soft_light((-6, 9, 15), (-6, -2, 2), 9, 4200, (0.88, 0.95, 1), 4)
    soft_light((-15, -6, 7), (-7, -3, 2), 5, 1500, (0.92, 0.96, 1))
    camera(EYE, AIM, 50, 0.30, (-7.6, -3.8, 2.2), (0.0, 0.0))
    return Frame(1200, 900, 14, 'Medium High Contrast', 0.85, lens=True)
