"""The boot of an estate car seen from behind with its tailgate up. The load lip is at y = 0, the floor at z = 0."""
import math

from kit.outlines import rounded_rect
from kit.solids import box as slab, prism
from props.graph import Graph
from props.shapes import box, cylinder, tube
from props.surfaces import plain


def carpet(name='boot carpet', colour=(0.020, 0.021, 0.023)):
    """Needle felt: fuzzy, matt, a little dusty."""
    graph = Graph(name, roughness=1.0, specular=0.1)
    graph.set(sheen=0.6)
    place = graph.position('World')
    fuzz = graph.noise(place, 26, 3, 0.7)
    dust = graph.noise(place, 0.45, 6, 0.7)
    tone = graph.mix(graph.span(fuzz, 0.3, 0.7), tuple(c * 0.6 for c in colour), tuple(c * 1.7 for c in colour))
    graph.set(base_color=graph.mix(graph.span(dust, 0.48, 0.75, 0, 0.35), tone, (0.10, 0.095, 0.085)))
    graph.bump(fuzz, 0.8, 0.03)
    return graph.material


def paint(name='car paint', colour=(0.010, 0.030, 0.040)):
    graph = Graph(name, base_color=colour, roughness=0.35, metallic=0.4, clearcoat=1.0, clearcoat_roughness=0.03)
    return graph.material


def seat_cloth(name='seat cloth', colour=(0.045, 0.047, 0.050)):
    graph = Graph(name, roughness=0.9, specular=0.15)
    graph.set(sheen=0.4)
    place = graph.position()
    weave = graph.add('TexWave', {'Vector': place, 'Scale': 16.0, 'Distortion': 2.0}).outputs['Fac']
    graph.set(base_color=graph.mix(graph.span(weave, 0, 1, 0, 0.4), colour, tuple(c * 0.5 for c in colour)))
    graph.bump(weave, 0.2, 0.01)
    return graph.material


def _opening(width, height):
    """The body's frame about the opening: painted outside, a rubber seal inside."""
    outer, inner = rounded_rect(width + 7, height + 7.5, 3.0, 10), rounded_rect(width + 0.2, height + 0.2, 1.5, 10)
    middle = (0, -0.35, height / 2 - 0.3)
    prism('body frame', outer, -0.45, 0.3, paint(), 0.18, 4, 40, inner, middle)
    seal = rounded_rect(width + 0.55, height + 0.55, 1.6, 10), rounded_rect(width - 0.05, height - 0.05, 1.4, 10)
    prism('seal', seal[0], -0.78, -0.30, plain('seal rubber', (0.010, 0.010, 0.010), 0.6), 0.12, 4, 40, seal[1], middle)


def boot(width=10.6, depth=9.5, height=8.0):
    """Floor, trim, seatbacks and opening; daylight comes through the side windows behind the seatbacks."""
    felt, trim = carpet(), plain('boot trim', (0.028, 0.029, 0.030), 0.65, grain=90)
    slab('boot floor', (width + 2, depth + 1, 0.4), felt, 0.05, 2, (0, depth / 2, -0.2))
    slab('sill plate', (width - 0.6, 1.0, 0.30), plain('sill plate', (0.018, 0.018, 0.019), 0.45), 0.10, 4, (0, 0.1, -0.02))
    slab('sill steel', (width - 2.4, 0.34, 0.03), plain('sill steel', (0.35, 0.35, 0.36), 0.35, 1.0), 0.01, 2, (0, 0.0, 0.14))
    tube('striker', [(-0.25, -0.2, 0.12), (-0.25, -0.2, 0.34), (0.25, -0.2, 0.34), (0.25, -0.2, 0.12)], 0.05, plain('striker', (0.4, 0.4, 0.4), 0.3, 1.0), smooth=False)
    for side in (-1, 1):
        slab('side trim', (1.2, depth, 4.6), trim, 0.45, 5, (side * (width / 2 + 0.35), depth / 2, 2.2))
        slab('wheel arch', (2.0, 5.4, 2.6), felt, 0.7, 6, (side * (width / 2 - 0.1), depth - 2.4, 1.1))
        slab('trim ledge', (1.5, depth, 0.5), trim, 0.2, 4, (side * (width / 2 + 0.1), depth / 2, 4.5))
        slab('pillar', (1.0, 1.2, 6), trim, 0.3, 4, (side * (width / 2 + 0.4), 0.7, 6.4), (side * 0, 0, 0))
        slab('far pillar', (0.9, 1.6, 6), trim, 0.3, 4, (side * (width / 2 + 0.9), depth + 1.5, 7))
        cylinder('lashing eye', 0.34, 0.08, plain('eye', (0.35, 0.35, 0.36), 0.35, 1.0), 'X', (side * (width / 2 - 0.30), 1.7, 0.6))
    slab('roof lining', (width + 3, depth + 14, 0.4), plain('roof lining', (0.20, 0.195, 0.185), 0.9), 0.1, 3, (0, depth / 2 + 6, height + 0.6))
    _seats(width, depth)
    _opening(width, height)


def _seats(width, depth):
    cloth, shell = seat_cloth(), carpet('seat shell', (0.016, 0.017, 0.018))
    for at, wide in ((-width * 0.19, width * 0.60), (width * 0.305, width * 0.385)):
        slab('seatback', (wide - 0.08, 1.0, 5.4), shell, 0.30, 5, (at, depth + 0.4, 2.5), (math.radians(-8), 0, 0))
        slab('seat top', (wide - 0.10, 1.15, 0.8), cloth, 0.36, 6, (at, depth + 0.78, 5.05), (math.radians(-8), 0, 0))
        slab('release', (0.5, 0.3, 0.16), plain('release', (0.012, 0.012, 0.012), 0.4), 0.05, 3, (at + wide * 0.35 * (1 if at > 0 else -1), depth + 0.3, 5.42))
    steel = plain('headrest rod', (0.35, 0.35, 0.36), 0.3, 1.0)
    for x in (-width * 0.33, width * 0.02, width * 0.34):
        slab('headrest', (2.3, 0.9, 1.5), cloth, 0.42, 6, (x, depth + 1.1, 6.7), (math.radians(-8), 0, 0))
        for side in (-0.45, 0.45):
            cylinder('headrest rod', 0.07, 1.2, steel, at=(x + side, depth + 1.0, 5.8))
    slab('front seat', (4.2, 1.2, 6), cloth, 0.5, 5, (-width * 0.27, depth + 10, 5.2), (math.radians(-10), 0, 0))
    slab('front seat', (4.2, 1.2, 6), cloth, 0.5, 5, (width * 0.27, depth + 10, 5.2), (math.radians(-10), 0, 0))
    for side in (-1, 1):
        slab('front headrest', (2.4, 0.9, 1.6), cloth, 0.42, 6, (side * width * 0.27, depth + 10.7, 8.3 - 0.9))


def duffel(at, turn=0, colour=(0.30, 0.115, 0.020)):
    """A packed weekend bag with two webbing handles, 55 cm long."""
    root = box('duffel', (0.01, 0.01, 0.01), plain('hidden', (0, 0, 0)), at, (0, 0, turn), bevel=0)
    cloth = Graph('duffel cloth', roughness=0.8, specular=0.2)
    fold = cloth.noise(cloth.position(scale=(0.8, 1, 1.2)), 0.62, 3, 0.45, 0.4)
    weave = cloth.noise(cloth.position(), 40, 2)
    cloth.set(base_color=cloth.mix(cloth.span(fold, 0.35, 0.65, 0, 0.35), colour, tuple(c * 0.6 for c in colour)))
    cloth.bump(fold, 0.70, 0.44).bump(weave, 0.25, 0.01)
    body = slab('duffel body', (5.2, 2.5, 2.5), cloth.material, 0.70, 10, (0, 0, 1.25), parent=root)
    soften = body.modifiers.new('fill', 'SUBSURF')
    soften.levels = soften.render_levels = 1
    web = plain('duffel webbing', (0.020, 0.020, 0.021), 0.8)
    for x in (-1.15, 1.15):
        prism('duffel band', rounded_rect(2.59, 2.57, 0.70, 12), -0.16, 0.16, web, 0.02, 2, 40, rounded_rect(2.44, 2.42, 0.62, 12), (x, 0, 1.25), (0, 0, math.pi / 2), root)
    for y in (-0.42, 0.42):
        tube('duffel handle', [(-1.15, y, 2.50), (-1.12, y * 1.6, 2.75), (-0.6, y * 2.5, 2.74), (0.6, y * 2.6, 2.72), (1.12, y * 1.6, 2.75), (1.15, y, 2.50)], 0.075, web, parent=root)
    slab('end pocket', (0.16, 1.55, 1.25), cloth.material, 0.07, 4, (2.55, 0, 1.10), parent=root)
    slab('pocket zip', (0.05, 1.35, 0.09), web, 0.02, 2, (2.64, 0, 1.58), parent=root)
    slab('zip', (4.0, 0.16, 0.05), web, 0.02, 2, (0, 0, 2.515), parent=root)
    return root
