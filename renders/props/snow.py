"""Winter things: spruces with snow on them, a thermometer on a post that shows eight below."""
import math

from kit.marks import text
from props.graph import Graph
from props.planks import GREY_WOOD
from props.shapes import box, cylinder, group, lathe
from props.surfaces import plain, snow, wood


def snowy_needles(haze):
    """Dark needles with snow on what faces up; `haze` as for needles without snow."""
    graph = Graph('snowy needles', roughness=0.8, specular=0.1)
    up = graph.math('ABSOLUTE', graph.add('SeparateXYZ', {0: graph.add('NewGeometry').outputs['Normal']}).outputs[2])
    patch = graph.noise(graph.position(), 9.0, 3)
    load = graph.math('MULTIPLY', graph.span(up, 0.3, 0.7), graph.span(patch, 0.38, 0.55))
    graph.set(base_color=graph.mix(load, (0.014, 0.024, 0.018), (0.62, 0.66, 0.72)))
    return graph.haze(*haze).material


def thermometer(at, turn=0):
    """A dial thermometer, 20 cm across, on a post with a cap of snow; its hand stands at -8."""
    root = group('thermometer', at, (0, 0, turn))
    box('post', (1.0, 1.0, 14), wood('thermometer post', *GREY_WOOD, along='Z', worn=0.4), (0, 0.9, 0), parent=root, bevel=0.06)
    cap = lathe('snow cap', [(0, 1.0), (0.5, 0.9), (0.85, 0.5), (0.8, 0.05), (0, 0)], snow('post snow'), (0, 0.9, 6.95), parent=root)
    cap.scale = (0.95, 0.95, 0.8)
    rim, face, ink = plain('dial rim', (0.30, 0.045, 0.02), 0.4), plain('dial face', (0.62, 0.61, 0.57), 0.5), plain('dial ink', (0.02, 0.02, 0.02), 0.5)
    cylinder('dial', 1.15, 0.3, rim, 'Y', (0, 0.25, 5.1), parent=root, bevel=0.06, steps=72)
    cylinder('dial face', 1.02, 0.06, face, 'Y', (0, 0.09, 5.1), parent=root, steps=72)
    angle_of = lambda degrees: math.radians(90 - degrees * 3.0)
    for degrees in range(-40, 41, 5):
        a, long = angle_of(degrees), 0.20 if degrees % 10 == 0 else 0.12
        box('dial mark', (0.03, 0.02, long), ink, (0.90 * math.cos(a), 0.05, 5.1 + 0.90 * math.sin(a)), (0, 90 - math.degrees(a), 0), root, bevel=0)
        if degrees % 20 == 0:
            text(str(abs(degrees)), 0.22, ink, (0.62 * math.cos(a), 0.05, 5.1 + 0.62 * math.sin(a)), root, 'Bold')
    a = angle_of(-8)
    box('dial hand', (0.06, 0.02, 0.95), plain('hand', (0.45, 0.03, 0.02), 0.4), (0.36 * math.cos(a), 0.03, 5.1 + 0.36 * math.sin(a)), (0, 90 - math.degrees(a), 0), root, bevel=0)
    cylinder('dial pin', 0.09, 0.06, ink, 'Y', (0, 0.02, 5.1), parent=root, steps=24)
    return root
