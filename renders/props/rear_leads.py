"""What goes into the back of a station: mains cord, the two solar plugs, the lead to an extra battery."""
import math

from kit.outlines import rounded_rect
from kit.solids import box, cylinder, empty, prism
from materials import material
from mathutils import Vector
from props.shapes import tube


def anchor(root, name):
    """The empty `anchor-<name>` of a product that stands in its place already."""
    return next(part for part in root.children_recursive if part.name.split('.')[0] == f'anchor-{name}')


def _outward(at, distance, across=0.0):
    return at.matrix_world @ Vector((across, -distance, 0))


def mains_cord(at, points):
    """A C19 plug in the inlet at `at` and its cord through the points."""
    head = empty('mains plug', at)
    prism('mains-body', rounded_rect(0.33, 0.23, 0.05), -0.42, 0.02, material('black'), 0.03, 3, parent=head)
    for side in (-1, 1):
        for step in range(5):
            box('mains-grip', (0.02, 0.02, 0.15), material('rubber'), 0.006, 2, (side * 0.165, -0.10 - step * 0.055, 0), parent=head)
    cylinder('mains-neck', 0.105, 0.16, material('black'), width=0.03, segments=3, loc=(0, -0.46, 0), parent=head)
    for step in range(5):
        cylinder('mains-relief', 0.085 - step * 0.006, 0.035, material('rubber'), width=0.008, loc=(0, -0.56 - step * 0.05, 0), parent=head)
    tube('mains cord', [_outward(at, d) for d in (0.54, 0.70, 0.95)] + [Vector(p) for p in points], 0.052, material('rubber'))


def solar_leads(at, points, spread=(0.24, 0.10, 0.0)):
    """A plus and a minus plug in the sockets at `at`; the minus lead runs beside the plus lead, `spread` away."""
    for side, mark in ((-1, 'red'), (1, 'gasket')):
        head = empty('solar plug', at, (side * 0.19, 0, 0))
        cylinder('solar-nose', 0.070, 0.16, material('black'), width=0.012, loc=(0, -0.06, 0), parent=head)
        cylinder('solar-barrel', 0.098, 0.34, material('black'), width=0.025, segments=3, loc=(0, -0.28, 0), parent=head)
        cylinder('solar-band', 0.101, 0.05, material(mark), width=0.006, loc=(0, -0.20, 0), parent=head)
        cylinder('solar-nut', 0.088, 0.16, material('graphite'), width=0.02, points=6, loc=(0, -0.52, 0), parent=head)
        start = [_outward(at, d, side * 0.19) for d in (0.58, 0.75, 1.0)]
        way = [Vector(p) + Vector(spread) * side * 0.5 for p in points]
        tube('solar lead', start + way, 0.034, material('rubber'))


def expansion_lead(start, end, hang):
    """The short lead between two expansion ports; `hang` are the world points it hangs through."""
    for at in (start, end):
        head = empty('expansion plug', at)
        prism('expansion-body', rounded_rect(0.57, 0.29, 0.07), -0.36, 0.06, material('graphite'), 0.04, 3, parent=head)
        prism('expansion-latch', rounded_rect(0.26, 0.06, 0.02), -0.30, -0.10, material('signal'), 0.012, 2, loc=(0, 0, 0.155), parent=head)
        cylinder('expansion-neck', 0.13, 0.22, material('rubber'), width=0.03, segments=3, loc=(0, -0.44, 0), parent=head)
    path = [_outward(start, d) for d in (0.52, 0.75)] + [Vector(p) for p in hang] + [_outward(end, d) for d in (0.75, 0.52)]
    tube('expansion lead', path, 0.085, material('rubber'))
