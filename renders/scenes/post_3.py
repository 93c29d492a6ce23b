"""Experience: a yacht's cockpit at anchor, dusk over the outer archipelago, lantern, mugs and a radio on one charge."""
from frame import Frame
from props.camp import lantern, mug
from props.daylight import bulb, gradient, soft_light
from props.planks import TEAK, deck
from props.product import station_in_use
from props.rope import coiled, rope
from props.shapes import box, cylinder, extrude, lathe, rounded
from props.shore import flat, island
from props.surfaces import fabric, plain, water, wood
from studio import camera


def _radio(at, turn):
    shell = wood('radio case', (0.10, 0.05, 0.025), (0.22, 0.12, 0.06), along='X', knots=False)
    extrude('radio', rounded(2.8, 1.7, 0.3), 1.0, shell, (at[0], at[1], at[2] + 0.87), (0, 0, turn), bevel=0.05)
    extrude('grille', rounded(1.5, 1.25, 0.2), 1.04, fabric('grille', (0.32, 0.26, 0.17)), (at[0] - 0.45, at[1] + 0.1, at[2] + 0.87), (0, 0, turn), bevel=0.02)
    cylinder('knob', 0.28, 0.3, plain('knob', (0.50, 0.40, 0.24), 0.35, 0.8), 'Y', (at[0] + 0.75, at[1] - 0.68, at[2] + 1.0), (0, 0, turn), bevel=0.03)


def _cockpit():
    teak = wood('seat teak', *TEAK, roughness=0.4, along='X', wet=0.5, knots=False)
    box('seat core', (80, 16, 0.3), plain('caulk', (0.008, 0.008, 0.008), 0.5), (0, 1.5, -0.2), bevel=0)
    deck(teak, 80, 14, 0.62, 0.05, 0.12, (0, 1.0, 0), 7, 'X')
    gelcoat = plain('gelcoat', (0.66, 0.66, 0.63), 0.25)
    box('coaming', (80, 1.2, 3.0), gelcoat, (0, 8.6, 0.6), (8, 0, 0), bevel=0.3)
    box('coaming top', (80, 1.7, 0.2), teak, (0, 8.9, 2.1), bevel=0.06)
    box('winch base', (2.6, 2.6, 0.5), gelcoat, (-6.8, 9.4, 2.3), bevel=0.2)
    steel = plain('winch', (0.42, 0.42, 0.43), 0.3, 1.0, wear=0.06)
    lathe('winch', [(0, 2.5), (1.0, 2.5), (1.05, 2.8), (0.72, 3.1), (0.66, 3.9), (0.85, 4.3), (0.8, 4.6), (0, 4.65)], steel, (-6.8, 9.4, 0))
    for x in (-17, 7.6):
        cylinder('stanchion', 0.13, 8, steel, at=(x, 13, 5), bevel=0)
    for z in (5.6, 8.8):
        cylinder('lifeline', 0.045, 120, steel, 'X', (0, 13, z), bevel=0)
    cushion = fabric('cushion', (0.035, 0.055, 0.085))
    box('cushion', (9, 6.0, 0.9), cushion, (12.4, 3.6, 0.45), (0, 0, 3), bevel=0.3)


def shot():
    _cockpit()
    flat(-11, water(colour=(0.005, 0.014, 0.020), ripple=0.16, scale=0.22, stretch=(1, 2.2, 1)), 30000, 16)
    air = (900, 6000, (0.34, 0.27, 0.28), 0.8)
    for x, y, width, height, seed in ((-620, 1700, 900, 70, 31), (640, 2100, 1300, 84, 14), (60, 3600, 1500, 70, 42)):
        island(x, y, width, height, -11.4, (0.014, 0.022, 0.020), seed, air)
    station_in_use('pro', (0.3, 0, 0), 20, [(4, [(3.2, -2.8, 0.06), (5.2, -2.6, 0.06), (7.6, -0.8, 0.06), (8.2, 1.2, 0.06), (7.6, 2.6, 0.06), (6.0, 4.2, 0.4)], None)],
                   {'percent': 41, 'outputWatts': 22, 'time': '42 h 50 min'})
    _radio((5.7, 3.4, 0), -16)
    lantern((-5.0, 1.2, 0), 4)
    bulb((-5.0, 1.2, 1.0), 230, (1, 0.55, 0.23), 0.45)
    mug((-3.9, -2.0, 0), 190, (0.34, 0.30, 0.24))
    mug((-5.6, -1.2, 0), 330)
    rope(fabric('sheet', (0.30, 0.32, 0.36), weave=60), coiled((-9.4, 4.0, 0), 0.7, 2, 3, 0.10), 0.10)
    gradient([(0.0, (0.86, 0.44, 0.26)), (0.05, (0.55, 0.38, 0.36)), (0.18, (0.19, 0.24, 0.37)), (0.7, (0.04, 0.09, 0.20))], 0.75, 0.4, (0.62, 0.35, 0.32), (-16, 0.6, (1.3, 0.60, 0.26)))
    soft_light((-8, 1, 5), (0, 0, 1.3), 2.5, 220, (1, 0.58, 0.27))
    soft_light((6, -13, 8), (0, 0, 1.4), 6, 1000, (0.82, 0.88, 1))
    camera((-0.8, -16.4, 4.4), (0.2, 0, 2.3), 50, 0.24, (0.3, -1.4, 1.6), (0.0, 0.03))
    return Frame(1600, 1067, 28, 'Medium High Contrast', 0.4)
