"""Guide: PRO and EVO side by side on a table by the window, with a notebook for the sums."""
from frame import Frame
from props.camp import mug
from props.daylight import gradient, soft_light
from props.home import books, phone, plant, shade_lamp
from props.planks import PINE, deck
from props.product import station_in_use
from props.shapes import box, cylinder
from props.surfaces import plain, plaster, wood
from studio import camera


def _notebook(at, turn):
    paper = plain('paper', (0.74, 0.71, 0.64), 0.85)
    box('notebook', (1.6, 2.2, 0.12), paper, (at[0], at[1], 0.07), (0, 0, turn), bevel=0.02)
    box('cover', (1.66, 2.26, 0.03), plain('cover', (0.04, 0.09, 0.07), 0.6), (at[0], at[1], 0.015), (0, 0, turn), bevel=0.01)
    line = plain('ruling', (0.30, 0.33, 0.38), 0.8)
    for index in range(11):
        box('ruling', (1.3 if index % 4 else 0.8, 0.012, 0.002), line, (at[0] + 0.04 * index - 0.2, at[1] + 0.85 - index * 0.165, 0.132), (0, 0, turn), bevel=0)
    cylinder('pencil', 0.04, 1.7, plain('pencil', (0.55, 0.30, 0.03), 0.4), 'X', (at[0] + 0.5, at[1] - 0.3, 0.17), (0, 0, turn + 40), steps=6)


def shot():
    light_wood = tuple(tuple(c * 0.8 for c in tone) for tone in PINE)
    deck(wood('table', *light_wood, roughness=0.4, along='X', knots=False), 60, 15, 2.0, 0.01, 0.4, (0, 2, 0), 5, 'X', joints=False)
    box('wall', (120, 1, 60), plaster('wall', (0.40, 0.42, 0.39), 0.1), (0, 34, 10), bevel=0)
    box('sideboard', (34, 6, 9), wood('sideboard', (0.14, 0.08, 0.04), (0.27, 0.17, 0.09), along='X', knots=False), (10, 30, -3.5), bevel=0.1)
    shade_lamp((18, 29, 1), 2.2)
    plant((3.5, 29, 1.0), 5)
    books((10.5, 29, 1.0), 8)
    box('frame', (8, 0.3, 6), plain('picture frame', (0.03, 0.03, 0.03), 0.5), (-7, 33.3, 8.4), bevel=0.05)
    box('picture', (7, 0.3, 5), plaster('print', (0.28, 0.36, 0.36), 0.8), (-7, 33.1, 8.4), bevel=0)
    station_in_use('pro', (-2.6, 0.9, 0), 14, [(2, [(-3.2, -2.6, 0.06), (-5.4, -2.4, 0.06), (-8.0, -0.6, 0.06), (-13, 0.5, 0.06)], None)],
                   {'percent': 92, 'outputWatts': 152, 'time': '13 h 55 min'}, covers_open=True)
    station_in_use('evo', (2.9, 0.2, 0), -16, [], {'percent': 86, 'outputWatts': 0, 'time': '99 h 59 min'}, covers_open=True)
    _notebook((0.7, -3.0), -16)
    mug((4.6, -2.9, 0), 20, (0.40, 0.38, 0.33))
    phone((-1.9, -3.6, 0), 22, 0.5)
    gradient([(0.0, (0.6, 0.65, 0.7)), (1.0, (0.6, 0.65, 0.7))], 0.16)
    soft_light((-16, -2, 9), (0, 0, 1), 8, 3000, (0.92, 0.96, 1), 9)
    soft_light((-22, 22, 12), (4, 33, 6), 9, 3200, (0.94, 0.97, 1), 9)
    soft_light((8, -14, 7), (0, 0, 1.5), 6, 1500, (1, 0.95, 0.85))
    camera((0.4, -19.5, 5.6), (0.3, 0, 1.85), 52, 0.25, (0.2, -1.2, 1.6), (0.0, 0.02))
    return Frame(1600, 1067, 28, 'Medium High Contrast', 0.3)
