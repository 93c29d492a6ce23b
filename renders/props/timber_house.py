"""The bare frame of a timber house on its slab; the room opens towards −Y. And the light that builders work by."""
import math

from props.planks import PINE, stud_wall
from props.shapes import box, cylinder, group, tube
from props.surfaces import board, glow, plain, wood


def frame_house():
    """Studs, plates, rafters and the first sheathing, 7 m wide; the back wall is at y = 24."""
    timber = wood('timber', *PINE, roughness=0.62, along='Z')
    stud_wall(timber, 70, 26, 24, 6.0, -2)
    lying = wood('timber lying', *PINE, roughness=0.62, along='X')
    for z in (8.5, 25.4):
        box('noggin', (70, 1.4, 0.48), lying, (-2, 24, z), bevel=0.02)
    side = wood('timber side', *PINE, roughness=0.62, along='Z')
    for y in range(-30, 24, 6):
        box('stud', (1.48, 0.48, 26), side, (-24, y, 13), bevel=0.02)
    box('plate', (1.48, 60, 0.48), wood('plate', *PINE, along='Y'), (-24, -4, 0.24), bevel=0.02)
    sheet = board()
    for x, width, low, high in ((-27, 30, 0, 26), (22, 34, 0, 9), (33, 20, 0, 26), (-3, 18, 0, 4)):
        box('sheathing', (width, 0.2, high - low), sheet, (x, 24.9, (low + high) / 2), bevel=0)
    for x in range(-30, 40, 6):
        box('rafter', (0.48, 60, 2.2), wood('rafter', *PINE, along='Y'), (x, 0, 27), bevel=0)


def work_light(at, turn=0, height=13.0, tilt=14, strength=26):
    """An LED floodlight on a tripod; it shines towards −Y and down by `tilt` degrees. The scene adds the light itself."""
    root = group('work light', at, (0, 0, turn))
    steel, dark = plain('tripod', (0.30, 0.20, 0.015), 0.4), plain('work light', (0.014, 0.014, 0.015), 0.5)
    hub = height * 0.62
    for index in range(3):
        angle = math.radians(90 + 120 * index)
        foot = (4.4 * math.cos(angle), 4.4 * math.sin(angle), 0.1)
        tube('leg', [(0.2 * math.cos(angle), 0.2 * math.sin(angle), hub), foot], 0.15, steel, parent=root, smooth=False)
        tube('strut', [(0, 0, hub * 0.42), tuple(a * 0.52 + b * 0.48 for a, b in zip(foot, (0, 0, hub)))], 0.08, steel, parent=root, smooth=False)
        cylinder('shoe', 0.24, 0.3, dark, at=(foot[0], foot[1], 0.15), parent=root)
    cylinder('stem', 0.17, height - hub * 0.4, steel, at=(0, 0, (height + hub * 0.4) / 2), parent=root)
    cylinder('hub', 0.34, 0.6, dark, at=(0, 0, hub), parent=root)
    head = group('head', (0, 0, height + 1.3), (-tilt, 0, 0), root)
    box('lamp body', (3.4, 0.5, 2.5), dark, (0, 0.05, 0), parent=head, bevel=0.12)
    for index in range(9):
        box('fin', (0.07, 0.4, 2.2), dark, (-1.4 + index * 0.35, 0.46, 0), parent=head, bevel=0.02)
    box('lamp face', (3.0, 0.04, 2.1), glow('led panel', (1.0, 0.90, 0.76), strength), (0, -0.22, 0), parent=head, bevel=0)
    tube('yoke', [(0, 0, -1.9), (-1.9, 0, -1.9), (-1.9, 0, 0), (1.9, 0, 0), (1.9, 0, -1.9), (0, 0, -1.9)], 0.10, dark, parent=head, smooth=False)
    return root
