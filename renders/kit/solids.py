"""Bevelled solids. Every function links the object to the scene and returns it."""
import math

import bmesh
import bpy
from mathutils import Matrix, Vector

from kit.outlines import circle

AXIS_TURN = {"X": Matrix.Rotation(math.pi / 2, 3, "Y"), "Y": Matrix.Rotation(math.pi / 2, 3, "X"), "Z": Matrix.Identity(3)}


def link(obj, parent=None):
    bpy.context.scene.collection.objects.link(obj)
    obj.parent = parent
    return obj


def empty(name, parent=None, loc=(0, 0, 0), rot=(0, 0, 0)):
    """Invisible object that others can hang on; the root of every product is one."""
    obj = bpy.data.objects.new(name, None)
    obj.location, obj.rotation_euler = loc, rot
    return link(obj, parent)


def bevel(obj, width, segments=3, angle=30):
    modifier = obj.modifiers.new("bevel", "BEVEL")
    modifier.width, modifier.segments = width, segments
    modifier.limit_method, modifier.angle_limit = "ANGLE", math.radians(angle)
    modifier.harden_normals = True


def _finish(name, mesh_builder, material, width, segments, angle, loc, rot, parent):
    mesh = bpy.data.meshes.new(name)
    mesh_builder.to_mesh(mesh)
    mesh_builder.free()
    obj = bpy.data.objects.new(name, mesh)
    obj.location, obj.rotation_euler = loc, rot
    if material:
        mesh.materials.append(material)
    for polygon in mesh.polygons:
        polygon.use_smooth = True
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = math.radians(40)
    if width:
        bevel(obj, width, segments, angle)
    return link(obj, parent)


def box(name, size, material, width=0.03, segments=3, loc=(0, 0, 0), rot=(0, 0, 0), parent=None):
    builder = bmesh.new()
    bmesh.ops.create_cube(builder, size=1)
    bmesh.ops.scale(builder, vec=size, verts=builder.verts)
    return _finish(name, builder, material, width, segments, 30, loc, rot, parent)


def cylinder(name, radius, length, material, axis="Y", width=0.01, segments=2, points=48, loc=(0, 0, 0), rot=(0, 0, 0), parent=None):
    builder = bmesh.new()
    bmesh.ops.create_cone(builder, cap_ends=True, segments=points, radius1=radius, radius2=radius, depth=length)
    bmesh.ops.rotate(builder, matrix=AXIS_TURN[axis], verts=builder.verts)
    return _finish(name, builder, material, width, segments, 30, loc, rot, parent)


def prism(name, outline, front, back, material, width=0.03, segments=3, angle=30, hole=None, loc=(0, 0, 0), rot=(0, 0, 0), parent=None):
    """An (x, z) outline drawn out along y from `front` to `back`; `hole` needs as many points as the outline."""
    builder = bmesh.new()
    count = len(outline)
    fore = [builder.verts.new((x, front, z)) for x, z in outline]
    rear = [builder.verts.new((x, back, z)) for x, z in outline]
    turns = [(i, (i + 1) % count) for i in range(count)]
    for i, j in turns:
        builder.faces.new((fore[i], fore[j], rear[j], rear[i]))
    if hole:
        hole_fore = [builder.verts.new((x, front, z)) for x, z in hole]
        hole_rear = [builder.verts.new((x, back, z)) for x, z in hole]
        for i, j in turns:
            builder.faces.new((hole_fore[j], hole_fore[i], hole_rear[i], hole_rear[j]))
            builder.faces.new((fore[j], fore[i], hole_fore[i], hole_fore[j]))
            builder.faces.new((rear[i], rear[j], hole_rear[j], hole_rear[i]))
    else:
        builder.faces.new(fore[::-1])
        builder.faces.new(rear)
    bmesh.ops.recalc_face_normals(builder, faces=builder.faces)
    return _finish(name, builder, material, width, segments, angle, loc, rot, parent)


def ring(name, inner, outer, front, back, material, loc=(0, 0, 0), parent=None, points=64, width=0.01, knurl=0.0):
    return prism(name, circle(outer, points, knurl), front, back, material, width, 2, 50, hole=circle(inner, points), loc=loc, parent=parent)


def _filleted(points, fillet, steps):
    corners, out = [Vector(p) for p in points], []
    for index, corner in enumerate(corners):
        if not 0 < index < len(corners) - 1 or not fillet:
            out.append(corner)
            continue
        before, after = corners[index - 1] - corner, corners[index + 1] - corner
        reach = min(fillet, before.length * 0.49, after.length * 0.49)
        start, end = corner + before.normalized() * reach, corner + after.normalized() * reach
        for step in range(steps + 1):
            t = step / steps
            out.append((1 - t) ** 2 * start + 2 * t * (1 - t) * corner + t * t * end)
    return out


def tube(name, points, radius, material, parent=None, fillet=0.2, steps=8, loc=(0, 0, 0), rot=(0, 0, 0)):
    """Round bar or cable along a polyline whose corners are rounded by `fillet`."""
    curve = bpy.data.curves.new(name, "CURVE")
    curve.dimensions = "3D"
    smooth = _filleted(points, fillet, steps)
    spline = curve.splines.new("POLY")
    spline.points.add(len(smooth) - 1)
    for point, position in zip(spline.points, smooth):
        point.co = (*position, 1)
    curve.bevel_depth, curve.bevel_resolution, curve.use_fill_caps = radius, 6, True
    curve.materials.append(material)
    obj = bpy.data.objects.new(name, curve)
    obj.location, obj.rotation_euler = loc, rot
    return link(obj, parent)


def cut(target, cutters):
    """Cuts the cutters out of the target; the target's bevel moves after the cuts, so that the holes get soft edges too."""
    bevels = [m for m in target.modifiers if m.type == "BEVEL"]
    kept = [(m.width, m.segments, math.degrees(m.angle_limit)) for m in bevels]
    for modifier in bevels:
        target.modifiers.remove(modifier)
    for cutter in cutters:
        modifier = target.modifiers.new("cut", "BOOLEAN")
        modifier.operation, modifier.solver, modifier.object = "DIFFERENCE", "EXACT", cutter
        cutter.hide_render = True
    for width, segments, angle in kept:
        bevel(target, width, segments, angle)
