"""What is seen of somebody who lifts: trousers and the hem of a jacket, out of focus behind the product."""
import math

import bmesh
from props.glove import cloth
from props.shapes import fractal, group, join_rings, mesh_object


def _limb(name, surface, parent, spine, folds=0.05, seed=2.0):
    """A tube of cloth along (x, y, z, radius across, radius along) rings, with folds."""
    shape, around, rows = bmesh.new(), 96, []
    for one, two in zip(spine, spine[1:]):
        for step in range(24):
            share = step / 24
            x, y, z, wide, deep = (a + (b - a) * share for a, b in zip(one, two))
            row = []
            for index in range(around):
                angle = 2 * math.pi * index / around
                wave = 1 + folds * fractal(math.cos(angle) * 1.2 + seed, math.sin(angle) * 1.2 + z * 0.9, 0.8, 3, seed)
                row.append(shape.verts.new((x + wide * wave * math.cos(angle), y + deep * wave * math.sin(angle), z)))
            rows.append(row)
    join_rings(shape, rows)
    return mesh_object(name, shape, surface, parent=parent)


def stooping_body(at, turn=0):
    """Legs and trunk of a grown-up who bends towards −Y; `at` is between the feet."""
    root = group('person', at, (0, 0, turn))
    trousers = cloth('work trousers', (0.030, 0.031, 0.030), 26)
    for side in (-1, 1):
        _limb('trouser leg', trousers, root, [(side * 1.25, 0.2, 0.0, 0.78, 0.95), (side * 1.2, -0.1, 4.4, 0.84, 0.98), (side * 0.98, 0.9, 8.2, 1.05, 1.2)], 0.07, 2.0 + side)
    jacket = cloth('jacket body', (0.014, 0.022, 0.030))
    _limb('jacket', jacket, root, [(0, 1.0, 6.6, 2.15, 1.5), (0, 0.9, 7.0, 2.2, 1.55), (0, -0.2, 10.0, 2.3, 1.5), (0, -2.2, 13.0, 2.5, 1.4)], 0.06, 5.0)
    return root
