"""A plug in a socket with the cable that leaves the picture, and coiled leads."""
import math

from props.shapes import cylinder, group, lathe, seeded, tube


def plug(rubber, at, parent=None, turn=(0, 0, 0)):
    """A round Schuko plug pushed into a socket that faces −Y; gives the point where its cable starts."""
    root = group('plug', at, turn, parent)
    profile = [(0.0, 0.30), (0.185, 0.30), (0.20, 0.22), (0.195, 0.0), (0.15, -0.05), (0.125, -0.16), (0.115, -0.36), (0.075, -0.48), (0.0, -0.48)]
    lathe('plug body', profile, rubber, (0, -0.16, 0), (-90, 0, 0), root, bevel=0.012)
    for step in range(5):
        cylinder('strain relief', 0.125 - step * 0.008, 0.03, rubber, 'Y', (0, -0.36 - step * 0.07, 0), parent=root, steps=24)
    return root


def lead(rubber, points, radius=0.045, parent=None):
    """A cable through points given in the parent's space."""
    return tube('cable', points, radius, rubber, parent=parent)


def floor_run(start, ends, floor, droop=1.0):
    """Points of a cable that leaves a socket facing −Y at `start`, falls to the floor and runs through `ends` (x, y)."""
    x, y, z = start
    fall = [(x, y, z), (x, y - 0.35, z), (x + 0.02, y - 0.35 - 0.55 * droop, z - 0.06 * droop),
            (x + 0.06, y - 0.35 - 0.85 * droop, z - (z - floor) * 0.45), (x + 0.16, y - 0.35 - 1.0 * droop, floor + 0.16),
            (x + 0.5, y - 0.45 - 1.2 * droop, floor)]
    return fall + [(px, py, floor) for px, py in ends]


def coil(rubber, at, radius=1.3, turns=6, thickness=0.05, seed=2):
    """A lead left on the ground in a loose coil."""
    rnd = seeded(seed)
    points = []
    for step in range(turns * 14):
        angle = step / 14 * 2 * math.pi
        reach = radius * (1 + 0.10 * math.sin(angle * 0.37 + 1)) + rnd.uniform(-0.05, 0.05)
        lift = thickness + (step // 14) * thickness * 0.9 + rnd.uniform(0, thickness)
        points.append((reach * math.cos(angle) + rnd.uniform(-0.06, 0.06), reach * 0.94 * math.sin(angle), lift))
    return tube('coil', points, thickness, rubber, at)
