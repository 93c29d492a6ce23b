"""Sea, islands and shore rock."""
import math

import bmesh
import bpy
from props.graph import Graph
from props.shapes import fractal, mesh_object, place, terrain
from props.surfaces import granite, water


def sea(level, surface=None, waves=1.6, wind=7, near=(-1260, -200), reach=30000):
    """Real waves near the camera (Ocean modifier), a flat sheet beyond them."""
    surface = surface or water(scale=0.55, ripple=0.25)
    mesh = bpy.data.meshes.new('sea')
    mesh.materials.append(surface)
    obj = place(bpy.data.objects.new('sea', mesh), (*near, level))
    ocean = obj.modifiers.new('ocean', 'OCEAN')
    ocean.geometry_mode, ocean.resolution, ocean.viewport_resolution = 'GENERATE', 11, 11
    ocean.spatial_size, ocean.size, ocean.repeat_x, ocean.repeat_y = 60, 6, 7, 9
    ocean.wave_scale, ocean.choppiness, ocean.wind_velocity, ocean.time = waves, 1.1, wind, 2.3
    flat(level - 0.6, surface, reach, near[1] + 3200)
    return obj


def flat(level, surface, reach=30000, start=-400):
    """A sheet of water from `start` away from the camera."""
    shape = bmesh.new()
    corners = ((-reach, start), (reach, start), (reach, reach), (-reach, reach))
    shape.faces.new([shape.verts.new((x, y, level)) for x, y in corners])
    return mesh_object('water', shape, surface)


def island(x, y, width, height, level, colour, seed, air=None):
    """A low skerry with a jagged crest of trees, seen from far away; `air` is (near, far, colour, most) of haze."""
    graph = Graph('island', base_color=colour, roughness=0.95, specular=0.05)
    if air:
        graph.haze(*air)
    shape, steps, last = bmesh.new(), 260, None
    for step in range(steps + 1):
        share = step / steps
        mound = max(0.0, math.sin(math.pi * share)) ** 0.55
        land = mound * (0.30 + 0.16 * fractal(share * 10, seed, 2.2, 3, seed))
        trees = max(0.0, 0.52 + fractal(share * 10, seed, 1.7, 4, seed + 9) * 0.7) * min(1, mound * 1.6)
        spike = 0.72 + 0.28 * fractal(share * 300, seed, 1.0, 2, seed + 4)
        top = height * (land + trees * spike * (0.65 if 0.06 < share < 0.94 else 0))
        pair = (shape.verts.new(((share - 0.5) * width, 0, -6)), shape.verts.new(((share - 0.5) * width, 0, max(0.2, top))))
        if last:
            shape.faces.new((last[0], pair[0], pair[1], last[1]))
        last = pair
    return mesh_object('island', shape, graph.material, (x, y, level), smooth=False)


def shore_rock(at, size=(80, 60), rise=3.0, waterline=None, flat_spot=None, cells=220, seed=2.0, slope=0.0):
    """Glacier-polished granite that sinks towards +Y; `flat_spot` (x, y, radius) is level so that things stand on it."""
    def height(x, y):
        bulk = fractal(x, y, 26, 4, seed) * rise + fractal(x, y, 5, 4, seed + 3) * rise * 0.10
        lie = bulk - slope * max(0.0, y) - 0.0028 * max(0.0, y) ** 2
        if flat_spot:
            away = math.hypot(x - flat_spot[0], (y - flat_spot[1]) * 1.2) / flat_spot[2]
            keep = min(1.0, max(0.0, (away - 0.55) / 1.1))
            keep = keep * keep * (3 - 2 * keep)
            lie = lie * keep + fractal(x, y, 4, 3, seed) * 0.03 * (1 - keep)
        return lie
    return terrain('rock', size, cells, height, granite(wet_below=waterline), at)
