"""A gloved hand takes PRO by its handle: a yard on an autumn morning, the lids shut."""
import math

import bpy
from frame import Frame
from props.daylight import panorama, soft_light, sun
from props.glove import gloved_hand
from props.planks import DECKING, deck
from props.product import station_in_use
from props.surfaces import wood
from studio import camera


def shot():
    deck(wood('yard deck', *DECKING, roughness=0.6, along='X', wet=0.4), 60, 40, 1.3, 0.08, 0.4, (0, 6, 0), 9, 'X', joints=False)
    station = station_in_use('pro', (0, 0, 0), -30, [], {'percent': 100, 'outputWatts': 0, 'time': '99 h 59 min'})
    bpy.context.view_layer.update()
    grip = max((part for part in station.children_recursive if part.name.split('.')[0] == 'grip'), key=lambda part: part.location.x)
    gloved_hand(grip.matrix_world.translation, math.degrees(station.rotation_euler.z))
    panorama('forest', 120, 0.7, 0.6, saturation=0.85)
    sun(30, -70, 4.0, (1, 0.88, 0.70), 1.0)
    soft_light((-5, -12, 8), (1, 0, 2.6), 4, 1100, (0.95, 0.98, 1))
    soft_light((7, 4, 8), (1.2, 0, 3), 3, 600, (0.95, 0.98, 1))
    camera((-0.6, -14.0, 6.0), (1.15, -0.3, 3.02), 98, 0.45, (1.1, -1.0, 3.2), (0.0, 0.0))
    return Frame(1200, 900, 18, 'Medium High Contrast', 0.35)
