"""A laid rope of three strands: real twists, so that it does not look like a plastic tube."""
import math

from mathutils import Vector
from props.shapes import tube


def rope(fibre, path, radius=0.12, twist=1.9):
    """Three strands twisted about a path of points at most a few units apart; `twist` is in turns per unit × 2π."""
    points = [Vector(p) for p in path]
    for strand in range(3):
        out, travelled = [], 0.0
        for index, point in enumerate(points):
            ahead = points[min(index + 1, len(points) - 1)] - points[max(index - 1, 0)]
            side = ahead.cross(Vector((0, 0, 1)))
            side = side.normalized() if side.length > 1e-6 else Vector((1, 0, 0))
            up = side.cross(ahead).normalized()
            if index:
                travelled += (point - points[index - 1]).length
            angle = travelled * twist * 2 + strand * 2 * math.pi / 3
            out.append(point + (side * math.cos(angle) + up * math.sin(angle)) * radius * 0.55)
        tube('strand', out, radius * 0.56, fibre)


def coiled(at, radius=1.1, layers=3, turns=3, thickness=0.12):
    """The path of a rope coiled flat in layers, ready for `rope`."""
    path = []
    for step in range(layers * turns * 60):
        angle = step / 60 * 2 * math.pi
        layer, inside = divmod(step / 60, turns)
        reach = radius + (inside if layer % 2 == 0 else turns - inside) * thickness * 2.0
        path.append((at[0] + reach * math.cos(angle), at[1] + reach * math.sin(angle), at[2] + thickness + layer * thickness * 1.75))
    return path
