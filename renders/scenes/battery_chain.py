"""The whole chain from behind: PRO on its first battery, nine more beside it in piles of three, one lead from each to the next. The garage of stack_set_down."""
import math

import bpy
from battery import STACK_PITCH, build_battery
from frame import Frame
from mathutils import Vector
from props.daylight import gradient, soft_light, sun
from props.garage import garage
from props.rear_leads import anchor, expansion_lead
from station import build_station
from studio import camera
from wear import used

CHAIN = ((0, 0), (1, 0), (1, 1), (1, 2), (2, 2), (2, 1), (2, 0), (3, 0), (3, 1), (3, 2))
TURN, PITCH, START = 13, 5.3, Vector((-9.0, -2.4, 0))


def _placed(root, column, level):
    along = Vector((math.cos(math.radians(TURN)), math.sin(math.radians(TURN)), 0)) * PITCH * column
    root.location, root.rotation_euler = START + along + Vector((0, 0, level * STACK_PITCH)), (0, 0, math.radians(180 + TURN))
    return root


def _joined(start, end, sag):
    ends = [at.matrix_world @ Vector((0, -1.0, 0)) for at in (start, end)]
    low = min(at.z for at in ends)
    middle = (ends[0] + ends[1]) / 2
    expansion_lead(start, end, [ends[0] + (middle - ends[0]) * 0.25 - Vector((0, 0, sag * 0.6)), Vector((middle.x, middle.y - 0.1, max(0.1, low - sag))), ends[1] + (middle - ends[1]) * 0.25 - Vector((0, 0, sag * 0.6))])


def shot():
    garage()
    used(0.4, 0.6, 0.1)
    station = _placed(build_station('pro', lids_open=False), 0, 1)
    batteries = [_placed(build_battery(), column, level) for column, level in CHAIN]
    bpy.context.view_layer.update()
    _joined(anchor(station, 'expansion'), anchor(batteries[0], 'expansion-out'), 0.15)
    for one, next_one in zip(batteries, batteries[1:]):
        _joined(anchor(one, 'expansion-in'), anchor(next_one, 'expansion-out'), 0.45)
    gradient([(0.0, (0.62, 0.62, 0.60)), (0.4, (0.62, 0.68, 0.76)), (1.0, (0.5, 0.6, 0.75))], 0.26)
    sun(24, -112, 8.0, (1, 0.84, 0.62), 0.9)
    soft_light((-13, -9, 12), (0, 0, 3.0), 7, 2500, (0.93, 0.96, 1))
    soft_light((8, -14, 9), (0, 0, 3.0), 6, 2600, (0.98, 0.98, 1))
    camera((-2.2, -28.5, 7.0), (-1.6, 0, 3.6), 41, 0.5, (-3, -2.4, 2.4), (0.0, 0.0))
    return Frame(1200, 800, 14, 'Medium High Contrast', 0.3, lens=True)
