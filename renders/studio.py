"""Light studio: seamless light-grey backdrop, one key from the far left, rims behind, strips beside. One set-up for every product picture."""
import math

import bmesh
import bpy
from mathutils import Vector

from kit.solids import link
from materials import surface


def area_light(name, loc, target, size, watts, colour=(1, 1, 1), size_y=None):
    lamp = bpy.data.lights.new(name, "AREA")
    lamp.energy, lamp.color, lamp.size = watts, colour, size
    if size_y:
        lamp.shape, lamp.size_y = "RECTANGLE", size_y
    obj = bpy.data.objects.new(name, lamp)
    obj.location = loc
    obj.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat("-Z", "Y").to_euler()
    return link(obj)


def camera(loc, target, lens=82, fstop=None, focus=None, shift=(0, 0)):
    """Camera at `loc` looking at `target`; with an f-stop it has depth of field around `focus`."""
    lens_data = bpy.data.cameras.new("camera")
    lens_data.lens, lens_data.clip_end = lens, 5000
    lens_data.shift_x, lens_data.shift_y = shift
    obj = bpy.data.objects.new("camera", lens_data)
    obj.location = loc
    obj.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat("-Z", "Y").to_euler()
    if fstop:
        lens_data.dof.use_dof, lens_data.dof.aperture_fstop = True, fstop
        lens_data.dof.focus_distance = (Vector(focus or target) - Vector(loc)).length
    bpy.context.scene.camera = link(obj)
    return obj


def world(colour=(0.8, 0.85, 0.9), strength=0.22):
    made = bpy.data.worlds.new("world")
    made.use_nodes = True
    background = made.node_tree.nodes["Background"]
    background.inputs["Color"].default_value = (*colour, 1)
    background.inputs["Strength"].default_value = strength
    bpy.context.scene.world = made


def backdrop(colour=(0.80, 0.80, 0.79), roughness=0.42, near=-40, far=11):
    """Floor that bends up into a wall behind the product."""
    builder = bmesh.new()
    bend = [(far - 5 + 5 * math.sin(math.radians(a)), 5 - 5 * math.cos(math.radians(a))) for a in range(0, 91, 6)]
    profile = [(near, 0), *bend, (far, 40)]
    left = [builder.verts.new((-80, y, z)) for y, z in profile]
    right = [builder.verts.new((80, y, z)) for y, z in profile]
    for index in range(len(profile) - 1):
        builder.faces.new((left[index], right[index], right[index + 1], left[index + 1]))
    mesh = bpy.data.meshes.new("backdrop")
    builder.to_mesh(mesh)
    builder.free()
    for polygon in mesh.polygons:
        polygon.use_smooth = True
    mesh.materials.append(surface("backdrop", colour, roughness))
    return link(bpy.data.objects.new("backdrop", mesh))


def studio_lights(scale=1.0, power=1.0, rim=1.0):
    """The light set for a product about 4 units wide; `scale` moves lights out for larger groups and raises their power to match."""
    target = (0, 0, 1.5 * scale)
    watts = power * scale * scale
    at = lambda x, y, z: (x * scale, y * scale, z * scale)
    area_light("key", at(-8.5, -3.5, 7), target, 3.2 * scale, 1150 * watts, (1, 0.975, 0.94))
    area_light("rim-right", at(6.5, 5, 5), target, 1.6 * scale, 900 * watts * rim, (0.92, 0.96, 1), 6 * scale)
    area_light("rim-left", at(-6.5, 6, 4.5), target, 1.2 * scale, 420 * watts * rim, (1, 0.92, 0.84), 5 * scale)
    area_light("side", at(9, -4, 2.5), target, 1.2 * scale, 280 * watts, (0.92, 0.96, 1), 5 * scale)
    area_light("top", at(0, -0.5, 9), (0, 0, 0), 5 * scale, 480 * watts)
    area_light("front", at(-2.5, -12, 6), (0, 0, 1.2 * scale), 4 * scale, 360 * watts, (1, 1, 1), 1.6 * scale)
