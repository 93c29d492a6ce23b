"""Silk-screened text and icons, lying 2/1000 units before a surface that faces -y."""
import math

import bpy

from kit.outlines import circle, rounded_rect
from kit.solids import box, empty, link, prism, ring

INTER = "/usr/share/fonts/opentype/inter/Inter-{}.otf"
SEGMENTS = "/usr/share/fonts/truetype/dseg/DSEG7Modern-Bold.ttf"
UPRIGHT = (math.pi / 2, 0, 0)
BOLT = [(0.16, 0.5), (-0.3, -0.08), (-0.04, -0.08), (-0.16, -0.5), (0.3, 0.1), (0.04, 0.1)]


def text(words, size, material, loc, parent=None, weight="SemiBold", align="CENTER", spacing=1.0, depth=0.002, rot=UPRIGHT, font=None):
    curve = bpy.data.curves.new(words, "FONT")
    curve.body, curve.size, curve.extrude = words, size, depth
    curve.font = bpy.data.fonts.load(font or INTER.format(weight), check_existing=True)
    curve.align_x, curve.align_y, curve.space_character = align, "CENTER", spacing
    curve.materials.append(material)
    obj = bpy.data.objects.new(words, curve)
    obj.location, obj.rotation_euler = loc, rot
    return link(obj, parent)


def _flat(name, outline, material, parent, size, hole=None):
    scaled = [(x * size, z * size) for x, z in outline]
    inner = [(x * size, z * size) for x, z in hole] if hole else None
    return prism(name, scaled, -0.002, 0.002, material, 0, 1, hole=inner, parent=parent)


def icon(kind, size, material, loc, parent, rot=(0, 0, 0)):
    """Tiny pictogram, `size` units high: bolt, sun, battery, usb, power or link."""
    root = empty(f"icon-{kind}", parent, loc, rot)
    if kind == "bolt":
        _flat("bolt", BOLT[::-1], material, root, size)
    elif kind == "sun":
        _flat("disc", circle(0.22, 32), material, root, size)
        for turn in range(8):
            angle = math.radians(45 * turn)
            at = (0.42 * size * math.cos(angle), 0, 0.42 * size * math.sin(angle))
            box("ray", (0.2 * size, 0.004, 0.07 * size), material, 0, 1, at, (0, -angle, 0), root)
    elif kind == "battery":
        _flat("case", rounded_rect(1.1, 0.62, 0.1, 4), material, root, size, rounded_rect(0.98, 0.5, 0.06, 4))
        _flat("charge", rounded_rect(0.5, 0.34, 0.03, 2), material, root, size).location.x = -0.17 * size
        box("pole", (0.07 * size, 0.004, 0.22 * size), material, 0, 1, (0.6 * size, 0, 0), parent=root)
    elif kind == "usb":
        box("stem", (0.07 * size, 0.004, 0.8 * size), material, 0, 1, parent=root)
        _flat("head", [(-0.13, 0.34), (0.13, 0.34), (0, 0.56)], material, root, size)
        _flat("ball", circle(0.12, 24), material, root, size).location.z = -0.42 * size
        for side in (-1, 1):
            box("arm", (0.07 * size, 0.004, 0.34 * size), material, 0, 1, (side * 0.12 * size, 0, -0.06 * size), (0, side * 0.8, 0), root)
            _flat("tip", circle(0.09, 20), material, root, size).location = (side * 0.25 * size, 0, 0.1 * size)
    elif kind == "power":
        ring("arc", 0.38 * size, 0.48 * size, -0.002, 0.002, material, parent=root, points=40, width=0)
        box("bar", (0.1 * size, 0.006, 0.5 * size), material, 0, 1, (0, -0.001, 0.34 * size), parent=root)
    elif kind == "link":
        for side in (-1, 1):
            _flat("loop", rounded_rect(0.62, 0.4, 0.19, 8), material, root, size, rounded_rect(0.46, 0.24, 0.115, 8)).location.x = side * 0.24 * size
    return root
