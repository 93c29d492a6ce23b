"""Wet teak deck in the archipelago, early morning: the station powers the boat's fridge and charger through one lead."""
from frame import Frame
from props.daylight import gradient, soft_light, sun
from props.planks import TEAK, deck
from props.product import station_in_use
from props.rope import coiled, rope
from props.shapes import box, cylinder, lathe, tube
from props.shore import island, sea
from props.surfaces import fabric, plain, water, wood
from studio import camera


def _rail(steel):
    gelcoat = plain('gelcoat', (0.72, 0.71, 0.68), 0.2)
    box('bulwark', (90, 0.9, 2.4), gelcoat, (0, 9.6, -0.6), bevel=0.12)
    box('cap rail', (90, 1.3, 0.16), wood('cap rail', *TEAK, roughness=0.35, along='X', wet=0.6, knots=False), (0, 9.6, 0.68), bevel=0.05)
    for x in (-19, -7.6, 6.2, 18):
        lathe('stanchion', [(0.38, 0.76), (0.36, 0.84), (0.16, 0.95), (0.125, 1.1), (0.125, 6.3), (0.0, 6.35)], steel, (x, 9.6, 0))
    for z, radius in ((3.4, 0.035), (6.2, 0.035)):
        cylinder('lifeline', radius, 120, steel, 'X', (0, 9.6, z), bevel=0)


def _cleat(steel, at):
    box('cleat foot', (1.0, 0.35, 0.1), steel, (at[0], at[1], at[2] + 0.05), bevel=0.04)
    for side in (-0.25, 0.25):
        cylinder('cleat leg', 0.1, 0.4, steel, at=(at[0] + side, at[1], at[2] + 0.25))
    tube('cleat horns', [(at[0] - 1.0, at[1], at[2] + 0.56), (at[0] - 0.5, at[1], at[2] + 0.46), (at[0] + 0.5, at[1], at[2] + 0.46), (at[0] + 1.0, at[1], at[2] + 0.56)], 0.11, steel)


def _archipelago():
    air = (1500, 9000, (0.56, 0.44, 0.38), 0.85)
    for x, y, width, height, colour, seed in (
        (-760, 2600, 900, 92, (0.02, 0.032, 0.026), 3), (560, 2900, 800, 84, (0.02, 0.032, 0.026), 8), (1500, 4300, 1900, 120, (0.02, 0.03, 0.03), 5),
        (-60, 2100, 330, 16, (0.06, 0.055, 0.05), 12), (-2300, 5200, 3400, 150, (0.02, 0.03, 0.03), 17),
    ):
        island(x, y, width, height, -14.6, colour, seed, air)


def shot():
    steel = plain('stainless', (0.42, 0.42, 0.43), 0.34, 1.0, wear=0.06)
    box('subdeck', (90, 50, 0.2), plain('caulk', (0.008, 0.008, 0.008), 0.5), (0, -14, -0.2), bevel=0)
    deck(wood('teak', *TEAK, roughness=0.42, wet=1.0, knots=False), 70, 46, 0.62, 0.055, 0.12, (0, -14, 0), seed=4)
    _rail(steel)
    _cleat(steel, (-5.9, 6.8, 0))
    rope(fabric('hemp', (0.42, 0.34, 0.22), weave=60), coiled((-4.9, 3.6, 0), 0.75, 2, 3, 0.13), 0.13)
    station_in_use('pro', (0.2, 0, 0), -26, [(4, [(3.4, -2.6, 0.05), (5.2, -1.0, 0.05), (8.0, -0.6, 0.05), (13, 1.5, 0.05), (20, 3, 0.05)], None)],
                   {'percent': 52, 'outputWatts': 96, 'time': '12 h 20 min'})
    sea(-14, water(scale=0.4, ripple=0.22), waves=1.0, wind=5)
    _archipelago()
    gradient([(0.0, (0.86, 0.56, 0.38)), (0.05, (0.74, 0.56, 0.48)), (0.16, (0.36, 0.45, 0.56)), (0.5, (0.13, 0.25, 0.44))], 0.9,
             0.5, (0.95, 0.72, 0.60), (-50, 0.7, (1.9, 1.0, 0.48)))
    sun(13, -60, 6.5, (1, 0.72, 0.45), 1.5)
    soft_light((4, -15, 8), (0, 0, 1.5), 6, 1250, (0.95, 0.96, 1))
    camera((0.4, -15.6, 3.5), (0.75, 0, 2.25), 50, 0.25, (0.2, -1.5, 1.6), (0.0, 0.03))
    return Frame(1600, 1067, 28, 'Medium High Contrast', 0.25)
