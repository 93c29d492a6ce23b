"""A red boarded wall, a galvanised bucket: the yard of a cottage."""
import math

from props.graph import Graph
from props.shapes import box, cylinder, group, lathe, seeded, tube
from props.surfaces import wood

RED_PAINT = ((0.105, 0.018, 0.010), (0.215, 0.042, 0.022))


def boarded_wall(y, width=60, height=40, base=0.0, seed=4):
    """Upright red boards with battens over the joints; the face towards −Y is at `y`."""
    surface, rnd = wood('red boards', *RED_PAINT, roughness=0.85, along='Z', worn=0.12), seeded(seed)
    x = -width / 2
    while x < width / 2:
        wide = rnd.uniform(1.7, 2.0)
        box('wall board', (wide - 0.06, 0.25, height), surface, (x + wide / 2, y + 0.13 + rnd.uniform(-0.02, 0.02), base + height / 2), bevel=0.03)
        box('batten', (0.5, 0.22, height), surface, (x, y - 0.08, base + height / 2), bevel=0.03)
        x += wide


def zinc():
    """Galvanised sheet with its frosty crystals, dulled by use."""
    graph = Graph('zinc', metallic=1.0, specular=0.5)
    place = graph.position()
    spangle = graph.add('SeparateXYZ', {0: graph.add('TexVoronoi', {'Vector': place, 'Scale': 9.0}).outputs['Color']}).outputs[0]
    stain = graph.noise(place, 0.9, 7, 0.65)
    colour = graph.mix(graph.span(spangle, 0, 1), (0.34, 0.35, 0.36), (0.50, 0.51, 0.52))
    graph.set(base_color=graph.mix(graph.span(stain, 0.45, 0.75, 0, 0.55), colour, (0.22, 0.22, 0.21)), roughness=graph.span(spangle, 0, 1, 0.34, 0.52))
    graph.bump(stain, 0.12, 0.02)
    return graph.material


def bucket(at, turn=0):
    """A ten-litre bucket: 26 cm high, 29 cm across its rim, its bail folded down to the front."""
    root, sheet = group('bucket', at, (0, 0, turn)), zinc()
    wall = [(0, 0.14), (0.98, 0.14), (0.98, 0.0), (1.02, 0.0), (1.03, 0.16), (1.24, 1.36), (1.27, 1.40), (1.28, 1.46), (1.27, 1.52),
            (1.40, 2.50), (1.36, 2.50), (1.22, 1.45), (0.98, 0.20), (0, 0.20)]
    lathe('bucket wall', wall, sheet, parent=root, steps=96)
    rim = [((1.41) * math.cos(math.radians(a)), 1.41 * math.sin(math.radians(a)), 2.52) for a in range(0, 360, 6)]
    tube('rolled rim', rim, 0.06, sheet, parent=root, closed=True)
    for side in (-1, 1):
        box('ear', (0.06, 0.42, 0.34), sheet, (side * 1.42, 0, 2.34), (0, side * 8, 0), root, bevel=0.03)
        cylinder('rivet', 0.05, 0.1, sheet, 'X', (side * 1.46, 0.12, 2.27), parent=root)
    lean = math.radians(-14)
    bail = [(1.50 * math.cos(math.radians(a)), -1.62 * math.sin(math.radians(a)) * math.cos(lean), 2.40 + 1.62 * math.sin(math.radians(a)) * math.sin(lean))
            for a in range(0, 181, 10)]
    tube('bail', bail, 0.045, sheet, parent=root)
    grip = wood('bucket grip', (0.20, 0.11, 0.05), (0.42, 0.27, 0.14), along='X', knots=False)
    lathe('grip', [(0, -0.55), (0.13, -0.55), (0.17, -0.2), (0.17, 0.2), (0.13, 0.55), (0, 0.55)], grip, (0, -1.62 * math.cos(lean), 2.40 + 1.62 * math.sin(lean)), (0, 90, 0), root, bevel=0.02)
    return root
