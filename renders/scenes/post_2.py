"""Winter tips: dusk on a snowy cottage step, the display lit, warm windows behind the spruces."""
import math

from frame import Frame
from props.camp import lantern
from props.daylight import bulb, gradient, soft_light
from props.graph import Graph
from props.planks import GREY_WOOD, deck
from props.product import station_in_use
from props.shapes import box, extrude, fractal, terrain
from props.surfaces import glow, plain, snow, wood
from props.trees import band, forest
from studio import camera


def ground(x, y):
    """Snow banks around a cleared step."""
    bank = min(1.0, max(0.0, (max(abs(x - 0.3) - 7.6, y - 3.6) + fractal(x, y, 4, 3, 2) * 0.8) / 2.6))
    return -0.9 + 2.0 * bank * bank * (3 - 2 * bank) + fractal(x, y, 8, 4, 6) * 0.35 * bank - 0.012 * max(0.0, y - 12)


def blown(x, y):
    """Thin snow on the boards, swept away where the station stands."""
    away = min(1.0, math.hypot((x - 0.3) / 6.5, (y + 0.6) / 4.6))
    return 0.16 * (fractal(x, y, 3.4, 6, 5) * 0.7 + away * 1.5 - 1.35)


def snowy_needles():
    """Dark needles with snow on what faces up."""
    graph = Graph('snowy needles', roughness=0.8, specular=0.1)
    up = graph.add('SeparateXYZ', {0: graph.add('NewGeometry').outputs['Normal']}).outputs[2]
    upward = graph.math('ABSOLUTE', up)
    patch = graph.noise(graph.position(), 9.0, 3)
    load = graph.math('MULTIPLY', graph.span(upward, 0.3, 0.7), graph.span(patch, 0.38, 0.55))
    graph.set(base_color=graph.mix(load, (0.012, 0.022, 0.018), (0.62, 0.68, 0.78)))
    return graph.haze(150, 1500, (0.13, 0.18, 0.30), 0.7).material


def _cottage():
    dark = plain('cottage wall', (0.06, 0.022, 0.016), 0.8)
    box('cottage', (62, 10, 20), dark, (-44, 118, 9), bevel=0)
    extrude('roof', [(-37, 0), (37, 0), (0, 15)], 14, snow('roof snow'), (-44, 118, 19), bevel=0.4)
    for x in (-58, -44, -30):
        box('lit window', (6, 0.4, 8), glow('lit window', (1, 0.56, 0.22), 3.2), (x, 112.6, 10.5), bevel=0)
        box('glazing bar', (0.6, 0.4, 8), dark, (x, 112.2, 10.5), bevel=0)


def shot():
    terrain('snow', (150, 170), 330, ground, snow(), (0, 60, 0))
    step = wood('step', *GREY_WOOD, roughness=0.55, along='X')
    deck(step, 15.4, 12, 1.35, 0.08, 0.4, (0.3, -2.2, 0), 3, 'X', joints=False)
    terrain('blown snow', (15.4, 12), 260, blown, snow('blown snow'), (0.3, -2.2, 0))
    forest(snowy_needles(), band(70, 150, 620, 0.62, -3, 19, (-0.5, -0.22)), (70, 130), 6, 0.2)
    _cottage()
    station_in_use('pro', (0.3, 0, 0), 18, [(2, [(-0.2, -3.4, 0.06), (-2.8, -3.2, 0.06), (-5.4, -1.2, 0.06), (-7.0, 1.6, 0.10), (-8.8, 4.6, 1.2)], None)],
                   {'percent': 57, 'outputWatts': 96, 'time': '13 h 40 min'})
    lantern((4.6, 0.9, 0), 4)
    bulb((4.6, 0.9, 1.0), 230, (1, 0.55, 0.23), 0.45)
    gradient([(0.0, (0.42, 0.34, 0.40)), (0.07, (0.26, 0.29, 0.44)), (0.25, (0.09, 0.15, 0.32)), (0.8, (0.02, 0.05, 0.15))], 1.0, 0.3, (0.36, 0.28, 0.36))
    soft_light((-7, -12, 8), (0, 0, 1.5), 6, 900, (0.74, 0.85, 1))
    soft_light((7, 2, 5), (0.5, 0, 1.4), 2.5, 160, (1, 0.58, 0.27))
    camera((-0.6, -16.8, 4.2), (0.3, 0, 2.15), 50, 0.25, (0.2, -1.5, 1.6), (0.0, 0.03))
    return Frame(1600, 1067, 28, 'Medium High Contrast', 0.3)
