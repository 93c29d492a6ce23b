"""A yacht's teak deck with its rail and a cleat, and the archipelago around it."""
from props.planks import TEAK, deck
from props.shapes import box, cylinder, lathe, tube
from props.shore import island
from props.surfaces import plain, wood


def _steel():
    return plain('stainless', (0.42, 0.42, 0.43), 0.34, 1.0, wear=0.06)


def _rail(steel):
    gelcoat = plain('gelcoat', (0.72, 0.71, 0.68), 0.2)
    box('bulwark', (90, 0.9, 2.4), gelcoat, (0, 9.6, -0.6), bevel=0.12)
    box('cap rail', (90, 1.3, 0.16), wood('cap rail', *TEAK, roughness=0.35, along='X', wet=0.6, knots=False), (0, 9.6, 0.68), bevel=0.05)
    for x in (-19, -7.6, 6.2, 18):
        lathe('stanchion', [(0.38, 0.76), (0.36, 0.84), (0.16, 0.95), (0.125, 1.1), (0.125, 6.3), (0.0, 6.35)], steel, (x, 9.6, 0))
    for z, radius in ((3.4, 0.035), (6.2, 0.035)):
        cylinder('lifeline', radius, 120, steel, 'X', (0, 9.6, z), bevel=0)


def cleat(at):
    steel = _steel()
    box('cleat foot', (1.0, 0.35, 0.1), steel, (at[0], at[1], at[2] + 0.05), bevel=0.04)
    for side in (-0.25, 0.25):
        cylinder('cleat leg', 0.1, 0.4, steel, at=(at[0] + side, at[1], at[2] + 0.25))
    tube('cleat horns', [(at[0] - 1.0, at[1], at[2] + 0.56), (at[0] - 0.5, at[1], at[2] + 0.46), (at[0] + 0.5, at[1], at[2] + 0.46), (at[0] + 1.0, at[1], at[2] + 0.56)], 0.11, steel)


def archipelago(air):
    """Skerries on the horizon; `air` is the haze before them, as `island` takes it."""
    for x, y, width, height, colour, seed in (
        (-760, 2600, 900, 92, (0.02, 0.032, 0.026), 3), (560, 2900, 800, 84, (0.02, 0.032, 0.026), 8), (1500, 4300, 1900, 120, (0.02, 0.03, 0.03), 5),
        (-60, 2100, 330, 16, (0.06, 0.055, 0.05), 12), (-2300, 5200, 3400, 150, (0.02, 0.03, 0.03), 17),
    ):
        island(x, y, width, height, -14.6, colour, seed, air)


def teak_deck(wet=0.0):
    box('subdeck', (90, 50, 0.2), plain('caulk', (0.008, 0.008, 0.008), 0.5), (0, -14, -0.2), bevel=0)
    deck(wood('teak', *TEAK, roughness=0.42, wet=wet, knots=False), 70, 46, 0.62, 0.055, 0.12, (0, -14, 0), seed=4, joints=False)
    _rail(_steel())
