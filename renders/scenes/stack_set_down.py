"""PRO is lowered onto the extra battery by its handles: a garage, low sun through its window, one lead ready on the floor."""
import math

import bpy
from battery import STACK_PITCH, build_battery
from frame import Frame
from kit.outlines import rounded_rect
from kit.solids import cylinder, prism
from materials import material
from mathutils import Vector
from props.daylight import gradient, soft_light, sun
from props.garage import garage
from props.glove import gloved_hand
from props.person import stooping_body
from props.product import station_in_use
from props.shapes import group, tube
from studio import camera
from wear import used

TURN = -24


def _hands(station):
    """A right hand on the right grip, its mirror image on the left one."""
    bpy.context.view_layer.update()
    grips = sorted((part for part in station.children_recursive if part.name.split('.')[0] == 'grip'), key=lambda part: part.matrix_world.translation.x)
    for grip, hand in zip(grips, (-1, 1)):
        root = gloved_hand(grip.matrix_world.translation, TURN)
        root.scale = (hand, 1, 1)


def _lead_in_waiting(at):
    """The lead between station and battery, coiled on the floor with its plugs upwards."""
    cord = material('rubber')
    points = [(at[0] + (0.80 + 0.03 * turn) * math.cos(turn * 0.7), at[1] + (0.76 + 0.03 * turn) * math.sin(turn * 0.7), 0.09 + 0.010 * turn) for turn in range(16)]
    tube('expansion lead', points, 0.085, cord)
    for end, before in ((points[0], points[1]), (points[-1], points[-2])):
        way = Vector(end) - Vector(before)
        head = group('expansion plug', end)
        head.rotation_euler = way.to_track_quat('-Y', 'Z').to_euler()
        prism('expansion-body', rounded_rect(0.57, 0.29, 0.07), -0.80, -0.25, material('graphite'), 0.04, 3, parent=head)
        prism('expansion-latch', rounded_rect(0.26, 0.06, 0.02), -0.70, -0.48, material('signal'), 0.012, 2, loc=(0, 0, 0.155), parent=head)
        cylinder('expansion-neck', 0.13, 0.34, material('rubber'), width=0.03, segments=3, loc=(0, -0.12, 0), parent=head)


def shot():
    garage()
    used(0.4, 0.6, 0.1)
    battery = build_battery(5)
    battery.rotation_euler = (0, 0, math.radians(TURN))
    station = station_in_use('pro', (0.06, -0.1, STACK_PITCH + 0.34), TURN, [], {'percent': 62, 'outputWatts': 0, 'time': '99 h 59 min'})
    station.rotation_euler = (0, math.radians(-2.2), math.radians(TURN))
    _hands(station)
    stooping_body((1.5, 3.4, 0), TURN)
    _lead_in_waiting((-3.9, -1.9, 0))
    gradient([(0.0, (0.62, 0.62, 0.60)), (0.4, (0.62, 0.68, 0.76)), (1.0, (0.5, 0.6, 0.75))], 0.26)
    sun(24, -112, 8.0, (1, 0.84, 0.62), 0.9)
    soft_light((-13, -9, 12), (0, 0, 3.0), 7, 1900, (0.93, 0.96, 1))
    soft_light((8, -14, 9), (0, 0, 3.0), 6, 900, (0.98, 0.98, 1))
    camera((-2.6, -18.5, 5.6), (-0.25, 0, 3.62), 58, 0.3, (0, -1.5, 2.9), (0.0, 0.0))
    return Frame(1200, 900, 16, 'Medium High Contrast', 0.3, lens=True)
