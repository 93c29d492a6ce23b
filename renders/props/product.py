"""The products as they stand in a scene: one lid open, a plug in its socket, the cable running off."""
import math

import bpy
from connectors import LID_OPEN
from mathutils import Vector
from props.cable import lead, plug
from props.surfaces import plain
from station import build_station


def rubber_cable(colour=(0.014, 0.014, 0.015)):
    return plain('cable rubber', colour, 0.5, wear=0.08)


def station_in_use(variant, at=(0, 0, 0), turn=0, leads=(), figures=None, covers_open=False):
    """A station at a place, turned in degrees. `leads` are (socket number, [(x, y, z)… in the world], material or None):
    its lid is open and a cable runs from the plug through the points. Gives the station's root."""
    root = build_station(variant, lids_open=covers_open, figures=figures)
    root.location, root.rotation_euler = at, (0, 0, math.radians(turn))
    bpy.context.view_layer.update()
    parts = root.children_recursive
    lids = sorted((part for part in parts if part.name.split('.')[0] == 'lid'), key=lambda lid: lid.location.x)
    for socket, points, rubber in leads:
        lids[socket - 1].rotation_euler[0] = LID_OPEN
        anchor = next(part for part in parts if part.name.split('.')[0] == f'anchor-ac-{socket}')
        _connect(anchor, points, rubber or rubber_cable())
    return root


def _connect(anchor, points, rubber):
    plug(rubber, (0, 0, 0), anchor)
    outward = (anchor.matrix_world.to_3x3() @ Vector((0, -1, 0))).normalized()
    start = anchor.matrix_world @ Vector((0, -0.60, 0))
    ground = points[0][2]
    drop = start.z - ground
    path = [start, start + outward * 0.28, start + outward * 0.62 - Vector((0, 0, 0.10 * drop)),
            start + outward * 0.92 - Vector((0, 0, 0.50 * drop)), start + outward * 1.08 - Vector((0, 0, 0.88 * drop)),
            start + outward * 1.42 - Vector((0, 0, drop))]
    lead(rubber, path + [Vector(point) for point in points], 0.048)
