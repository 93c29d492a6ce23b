"""The last cuts of the day: the timber house after sunset, PRO feeds the floodlight and the mitre saw."""
from frame import Frame
from props.daylight import gradient, soft_light
from props.planks import PINE, stack
from props.product import rubber_cable, station_in_use
from props.shapes import box
from props.surfaces import board, concrete, earth, wood
from props.timber_house import frame_house, work_light
from props.tools import cable_drum, mitre_saw, palette, screws
from props.trees import band, forest, needle_surface
from studio import camera


def shot():
    box('slab', (90, 60, 1), concrete(tone=0.34, dust=0.7), (0, -2, -0.5), bevel=0)
    box('yard', (4000, 2600, 1), earth(), (0, 1200, -3.0), bevel=0)
    forest(needle_surface((0.010, 0.018, 0.014), (500, 2600, (0.20, 0.19, 0.24), 0.7)), band(300, 1100, 1700, 0.8, -4, 7), (110, 230), 5)
    frame_house()
    boards = wood('boards', *PINE, roughness=0.6, along='Y')
    stack(boards, 3, 4, (1.48, 34, 0.48), (-12.0, 13.0, 0), 66, seed=5)
    stack(boards, 5, 5, (1.48, 12, 0.48), (8.6, 8.6, 0), 4, seed=11)
    mitre_saw((8.4, 6.4, 2.46), -22, palette())
    work_light((-9.8, 17.5, 0), 34, 8.8)
    box('sheathing', (3.0, 0.2, 9), board(), (4.6, 24.7, 4.5), bevel=0)
    orange = rubber_cable((0.50, 0.11, 0.012))
    station_in_use('pro', (-0.6, 0, 0), -22, [
        (1, [(-2.8, -2.6, 0.06), (-5.0, -1.4, 0.06), (-6.6, 2.0, 0.06), (-6.2, 6.5, 0.06), (-8.6, 10.5, 0.06), (-9.0, 15.0, 0.06)], None),
        (3, [(1.4, -3.2, 0.06), (3.8, -3.1, 0.06), (6.4, -1.4, 0.06), (5.0, 1.4, 0.06), (4.2, 3.8, 0.06), (4.4, 8.0, 0.06)], orange),
    ], {'percent': 58, 'outputWatts': 1480, 'time': '0 h 55 min'})
    cable_drum((12.6, 2.6, 0), -30)
    screws((-3.6, -2.6, 0), 7, 0.5)
    gradient([(0.0, (0.86, 0.44, 0.26)), (0.06, (0.52, 0.40, 0.42)), (0.22, (0.14, 0.22, 0.38)), (0.8, (0.025, 0.06, 0.16))], 0.75, 0.45,
             (0.62, 0.34, 0.30), (10, 0.6, (1.2, 0.52, 0.22)))
    soft_light((-9.4, 16.9, 10.0), (0.5, 1.0, 0.6), 2.6, 8500, (1, 0.90, 0.76))
    soft_light((-7, -12, 9), (0, 0, 1.4), 6, 2100, (0.74, 0.83, 1))
    soft_light((9, -9, 6), (0.6, 0, 1.8), 3, 600, (1, 0.82, 0.62))
    camera((-0.4, -18.5, 4.4), (0.7, 0, 3.0), 44, 0.28, (-0.4, -1.4, 1.7), (0.0, 0.0))
    return Frame(1200, 900, 14, 'Medium High Contrast', 0.55)
