"""Morning at a camp: the panel hangs on the sunny side of a ridge tent and charges EVO on the grass."""
import math

import bpy
from frame import Frame
from mathutils import Vector
from panel import build_panel
from props.camp import mug, tent
from props.daylight import panorama, soft_light, sun
from props.product import station_in_use
from props.shapes import fractal, terrain, tube
from props.graph import Graph
from props.surfaces import earth, plain
from props.trees import grass_surface, meadow
from studio import camera

TENT, TURN, SIZE = (-5.0, 17.0, 0.0), -42, (22, 27, 15)
SLOPE = math.degrees(math.atan2(SIZE[2], SIZE[0] / 2))


def field(x, y):
    calm = min(1, max(0, (math.hypot(x - 2, y - 6) - 22) / 20))
    return fractal(x, y, 3, 3, 3) * 0.05 + fractal(x, y, 24, 3, 7) * 1.2 * calm


def _under_tent(x, y):
    away = math.radians(-TURN)
    dx, dy = x - TENT[0], y - TENT[1]
    across, along = dx * math.cos(away) - dy * math.sin(away), dx * math.sin(away) + dy * math.cos(away)
    return abs(across) < SIZE[0] / 2 and abs(along) < SIZE[1] / 2


def _cotton():
    """Sun-bleached cotton in widths sewn together, slack in places, stained near the ground."""
    graph = Graph('tent cotton', roughness=0.9, specular=0.12)
    graph.set(sheen=0.2)
    place = graph.position()
    split = graph.add('SeparateXYZ', {0: place})
    width = graph.math('ABSOLUTE', graph.math('SUBTRACT', graph.math('FRACT', graph.math('MULTIPLY', split.outputs[1], 1 / 9.0)), 0.5))
    seam = graph.span(width, 0.006, 0.003)
    bleached = graph.noise(place, 0.16, 5, 0.6)
    colour = graph.mix(graph.span(bleached, 0.35, 0.65), (0.105, 0.115, 0.070), (0.175, 0.175, 0.110))
    damp = graph.math('ADD', split.outputs[2], graph.math('MULTIPLY', graph.noise(place, 0.5, 6, 0.7), 2.4))
    colour = graph.mix(graph.span(damp, 2.4, 0.9, 0, 0.8), colour, (0.045, 0.040, 0.024))
    graph.set(base_color=graph.mix(seam, colour, (0.050, 0.055, 0.034)))
    graph.bump(graph.noise(place, 0.16, 3, 0.45, 0.4), 0.9, 1.6)
    graph.bump(graph.add('TexWave', {'Vector': place, 'Scale': 14.0, 'Distortion': 1.0}).outputs['Fac'], 0.12, 0.01)
    return graph.bump(seam, 0.6, 0.06).material


def _pitched():
    """The tent with the panel on its side, held by two straps over the ridge; gives the tent's root."""
    root = tent(TENT, TURN, SIZE, _cotton(), inside=0)
    up = 3.6
    panel = build_panel(open=True, tilt=SLOPE)
    panel.parent = root
    panel.location, panel.rotation_euler = (SIZE[0] / 2 - up / math.tan(math.radians(SLOPE)) + 0.42, 0, up), (0, 0, math.pi / 2)
    web, steep = plain('tent strap', (0.020, 0.021, 0.022), 0.8), math.radians(SLOPE)
    reach = up / math.sin(steep) + 5.6
    for y in (-8.4, 8.4):
        top = (SIZE[0] / 2 - reach * math.cos(steep) + 0.35, y, reach * math.sin(steep))
        tube('tent strap', [top, (0.05, y, SIZE[2] - 0.35), (-3.0, y, SIZE[2] - 4.0)], 0.07, web, parent=root, smooth=False)
        low = (SIZE[0] / 2 - up / math.tan(steep) + 0.45, y, up + 0.1)
        tube('tent guy', [low, (SIZE[0] / 2 + 1.6, y, 0)], 0.04, web, parent=root, smooth=False)
    return root


def shot():
    terrain('field', (260, 190), 220, field, earth(light=(0.06, 0.055, 0.022), moss=(0.035, 0.06, 0.014)), (0, 70, 0))
    blades = grass_surface((0.038, 0.085, 0.014), (0.13, 0.125, 0.040))
    meadow(blades, (-34, 40), (-15, 60), field, 3.2, 640, 0.52, avoid=_under_tent)
    meadow(blades, (-60, 62), (60, 130), field, 4.6, 110, 1.8, seed=31)
    pitched = _pitched()
    bpy.context.view_layer.update()
    corner = pitched.matrix_world @ Vector((9.2, 8.4, 3.4))
    foot = pitched.matrix_world @ Vector((12.6, 7.2, 0.15))
    station_in_use('evo', (5.2, -2.6, 0.03), -24, [], {'percent': 64, 'mode': 'SOLAR', 'inputWatts': 172, 'outputWatts': 0, 'time': '2 h 30 min'})
    tube('solar lead', [(6.0, -1.1, 0.6), (6.3, -0.3, 0.5), (6.6, 0.6, 0.5), (8.0, 1.6, 0.5), foot + Vector((0.6, -2.0, 0.4)), foot, corner - Vector((0, 0, 1.2)), corner], 0.06, plain('lead', (0.014, 0.014, 0.014), 0.5))
    mug((1.5, -3.6, 0.05), 200, (0.34, 0.30, 0.24))
    panorama('forest', 150, 0.8, 0.75, saturation=0.9)
    sun(34, 128, 5.5, (1, 0.90, 0.74), 0.8)
    soft_light((-4, -17, 9), (5, -2, 1.5), 6, 1900, (0.95, 0.98, 1))
    camera((-0.8, -20.5, 5.9), (1.7, 4, 4.5), 38, 0.3, (4.6, -3.6, 1.6), (0.0, 0.0))
    return Frame(1200, 900, 14, 'Medium High Contrast', 0.4)
