"""Rainy morning in a craftsman's van: EVO on the bench among tools and shavings, the drill on its lead, the rear doors open."""
from frame import Frame
from props.daylight import panorama, soft_light
from props.product import rubber_cable, station_in_use
from props.shapes import cylinder
from props.surfaces import plain
from props.tools import circular_saw, drill, palette, screw_box, screws, tape_measure
from props.van import LEFT, ROOF, paper_cup, shavings, van
from studio import camera
from wear import used


def shot():
    van()
    used(0.7, 0.8, 0.0)
    station_in_use('evo', (-3.6, 0.4, 0), 20, [
        (2, [(-1.6, -2.9, 0.07), (-0.4, -2.9, 0.07), (0.5, -1.4, 0.07), (0.9, 0.6, 0.07), (0.4, 3.2, 0.07), (-0.6, 6.6, 0.3)], rubber_cable((0.42, 0.10, 0.012))),
    ], {'percent': 74, 'outputWatts': 310, 'time': '2 h 40 min'})
    colours = palette()
    drill((-0.8, 7.4, 0.42), (90, 0, 118), colours)
    circular_saw((-3.2, 10.8, 0.0), (0, 0, 250), colours)
    tape_measure((-0.3, -1.9, 0), 52)
    screw_box((-6.4, -3.6, 0), 24)
    screws((-5.4, -4.2, 0.0), 9, 0.35)
    cylinder('pencil', 0.045, 1.8, plain('pencil', (0.55, 0.07, 0.01), 0.4), 'X', (-2.0, -4.1, 0.05), (0, 0, 24), steps=6)
    paper_cup((-6.6, 1.6, 0))
    shavings((-1.6, -3.4, 0.0))
    panorama('courtyard', 110, 0.38, 0.34, saturation=0.8, tint=(0.90, 0.97, 1.0))
    soft_light((LEFT + 4.6, 2.0, ROOF - 0.7), (LEFT + 4.6, 1.5, 0), 1.2, 620, (1, 0.90, 0.76), 30)
    soft_light((0.6, 25.0, 3.0), (-2, 0, 1.0), 15, 2200, (0.84, 0.93, 1), 15)
    soft_light((5.5, -12, 8), (-3.4, 0, 1.4), 4, 560, (0.92, 0.96, 1))
    camera((1.6, -13.4, 4.9), (-2.0, 0.0, 2.15), 43, 0.2, (-3.4, -1.1, 1.5), (0.0, 0.0))
    return Frame(1200, 900, 11, 'Medium High Contrast', 0.38, lens=True)
