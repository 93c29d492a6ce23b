"""A station in for service: its back towards the repairer, the meter read, the job sheet half written."""
from frame import Frame
from props.daylight import gradient, soft_light
from props.planks import deck
from props.product import station_in_use
from props.service import bench_lamp, bench_mat, job_sheet, meter_leads, multimeter, screw_tray, screwdriver
from props.shapes import box, cylinder, lathe
from props.surfaces import plain, plaster, wood
from studio import camera

BIRCH = ((0.36, 0.25, 0.145), (0.56, 0.43, 0.28))


def _room():
    """A pale wall far behind, with a rail of grey bins and a shelf of tins: all out of focus."""
    box('wall', (120, 1, 70), plaster('workshop wall', (0.40, 0.42, 0.41), 0.2), (0, 26, 10), bevel=0)
    panel = plain('tool panel', (0.085, 0.10, 0.10), 0.5)
    box('tool panel', (44, 0.4, 9), panel, (-2, 25.2, 11.5), bevel=0.05)
    tones = ((0.05, 0.10, 0.09), (0.30, 0.07, 0.014), (0.16, 0.17, 0.17), (0.05, 0.10, 0.09), (0.16, 0.17, 0.17), (0.16, 0.17, 0.17), (0.30, 0.07, 0.014), (0.05, 0.10, 0.09))
    for row in range(2):
        for index in range(11):
            box('bin', (3.0, 3.2, 2.2), plain(f'bin {row} {index}', tones[(index * 3 + row) % 8], 0.5), (-19 + index * 3.5, 23.4, 8.6 + row * 3.4), (-8, 0, 0), bevel=0.15)
    box('shelf', (60, 4, 0.5), wood('shelf', *BIRCH, along='X', knots=False), (0, 23.5, 4.2), bevel=0.05)
    for x, tall, colour in ((-14, 2.4, (0.30, 0.24, 0.10)), (-11.4, 1.7, (0.06, 0.09, 0.10)), (12, 2.6, (0.05, 0.07, 0.07)), (15, 1.9, (0.24, 0.07, 0.02))):
        lathe('tin', [(0, 4.5), (1.0, 4.5), (1.0, 4.5 + tall), (0, 4.5 + tall)], plain('tin', colour, 0.4, 0.3), (x, 23.2, 0))
    for index in range(5):
        x = 5.5 + index * 1.7
        cylinder('file back', 0.75, 4.4, plain('file', (0.55, 0.54, 0.50) if index % 2 else (0.07, 0.12, 0.11), 0.6), at=(x, 23.2, 6.7), bevel=0.05, steps=4, turn=(0, 0, 45))


def shot():
    _room()
    deck(wood('bench', *BIRCH, roughness=0.45, along='X', worn=0.15, knots=False), 70, 14, 14, 0.0, 0.5, (0, 2.0, 0), 3, 'X', joints=False)
    bench_mat((16.5, 8.2), (0.6, -0.6, 0))
    station_in_use('pro', (-1.5, 0.6, 0.04), 154, [], {'percent': 58, 'outputWatts': 0, 'time': '99 h 59 min'})
    multimeter((2.75, -2.0, 0.04), -16)
    meter_leads((2.58, -2.62, 0.04), [(2.2, -3.6, 0.08), (1.0, -3.7, 0.08), (0.2, -3.1, 0.08), (-0.4, -2.9, 0.08)], [(2.9, -3.9, 0.08), (1.6, -4.2, 0.08), (0.3, -3.9, 0.08), (-0.5, -3.5, 0.08)])
    screwdriver((4.4, 1.0, 0.04), 148)
    screwdriver((4.9, 1.7, 0.04), 160, (0.014, 0.06, 0.04), 1.1)
    screw_tray((-3.3, -2.9, 0.04))
    job_sheet((5.9, -1.7, 0.04), -20)
    bench_lamp((5.2, 5.2, 0), 30).scale = (0.8, 0.8, 0.8)
    gradient([(0.0, (0.60, 0.62, 0.62)), (0.3, (0.78, 0.82, 0.86)), (1.0, (0.85, 0.90, 0.95))], 0.28)
    soft_light((-13, 2, 11), (0, 0, 1.2), 7, 2600, (0.90, 0.95, 1))
    soft_light((4.2, 2.8, 6.0), (1.0, -1.2, 0), 1.4, 420, (1, 0.80, 0.56))
    soft_light((-4, -13, 9), (0, 0, 1.6), 6, 1000, (0.96, 0.98, 1))
    soft_light((-6, 14, 20), (0, 26, 9), 10, 2600, (0.95, 0.98, 1))
    camera((1.4, -17.2, 6.2), (1.35, 0, 2.05), 51, 0.30, (-0.8, -1.2, 1.6), (0.0, 0.0))
    return Frame(1200, 900, 14, 'Medium High Contrast', 0.3)
