"""The carton and what lies in it beside the station: mains cord, solar lead, user guide."""
import math

from kit.marks import text
from kit.outlines import rounded_rect
from kit.solids import box, cylinder, empty, prism
from materials import material
from mathutils import Vector
from props.graph import Graph
from props.shapes import tube
from props.surfaces import plain


def cardboard(name='cardboard', colour=(0.36, 0.235, 0.13)):
    """Brown kraft board with faint fibres and the flutes' shadow."""
    graph = Graph(name, roughness=0.85, specular=0.15)
    place = graph.position()
    fibre = graph.noise(graph.position(scale=(1, 1, 7)), 7.0, 5, 0.65)
    graph.set(base_color=graph.mix(graph.span(fibre, 0.3, 0.7, 0, 0.5), colour, tuple(c * 0.80 for c in colour)))
    graph.bump(graph.add('TexWave', {'Vector': place, 'Scale': 5.0, 'Distortion': 0.4}).outputs['Fac'], 0.04, 0.01)
    return graph.material


def carton(at, turn=0, size=(5.9, 3.7, 4.3)):
    """An opened carton with its four flaps folded out and the wordmark printed on its front."""
    width, depth, height = size
    root = empty('carton', None, at, (0, 0, math.radians(turn)))
    board, thick = cardboard(), 0.07
    for side in (-1, 1):
        box('carton long', (width, thick, height), board, 0.015, 2, (0, side * depth / 2, height / 2), parent=root)
        box('carton short', (thick, depth, height), board, 0.015, 2, (side * width / 2, 0, height / 2), parent=root)
        flap = empty('flap', root, (0, side * depth / 2, height), (side * math.radians(-38), 0, 0))
        box('flap board', (width - 0.1, depth / 2, thick), board, 0.015, 2, (0, side * depth / 4, 0), parent=flap)
        flap = empty('flap', root, (side * width / 2, 0, height), (0, side * math.radians(52), 0))
        box('flap board', (depth / 2, depth - 0.1, thick), board, 0.015, 2, (side * depth / 4, 0, 0), parent=flap)
    box('carton floor', (width, depth, thick), board, 0, 1, (0, 0, thick / 2), parent=root)
    ink = plain('carton ink', (0.022, 0.030, 0.027), 0.8)
    face = -depth / 2 - thick / 2
    text('ARKPAX', 0.62, ink, (-width / 2 + 0.55, face - 0.003, height * 0.36), root, 'ExtraBold', 'LEFT', 1.15, 0.001)
    text('Ark PRO 2400 W', 0.27, ink, (-width / 2 + 0.56, face - 0.003, height * 0.21), root, 'SemiBold', 'LEFT', 1.02, 0.001)
    prism('carton line', rounded_rect(0.9, 0.075, 0.01, 2), -0.002, 0.002, plain('carton accent', (0.60, 0.13, 0.02), 0.8), 0, 1, loc=(-width / 2 + 1.0, face - 0.002, height * 0.10), parent=root)
    return root


def _coil(at, radius, turns, cord, seed=0.0):
    """Points of a hand-wound coil that lies flat; its two ends leave to the front."""
    points = []
    for step in range(int(turns * 28)):
        angle = step / 28 * 2 * math.pi
        reach = radius + 0.14 * math.sin(angle * 0.37 + seed) + 0.07 * math.sin(angle * 1.13)
        points.append(Vector((at[0] + reach * math.cos(angle) * 1.12, at[1] + reach * math.sin(angle) * 0.82, cord + 0.30 * cord * (step // 9 % 3) + cord * 1.4 * (step / 28 % turns) / turns * 2)))
    return points


def _tie(at, cord):
    """The hook-and-loop strap about a coil."""
    prism('tie', rounded_rect(cord * 9, cord * 5.2, cord * 2), -0.10, 0.10, material('webbing'), 0.01, 2, 40, rounded_rect(cord * 9 - 0.05, cord * 5.2 - 0.05, cord * 1.8), (at[0], at[1], cord * 2.6))


def mains_cord(at):
    """The coiled charging cord: a Schuko plug on one end, a C19 connector on the other."""
    cord, rubber = 0.052, material('rubber')
    coil = _coil(at, 0.95, 4, cord)
    x, y = at[0], at[1]
    ends = [Vector((x + 1.15, y - 0.5, 0.1)), Vector((x + 1.0, y - 1.05, 0.10)), Vector((x + 0.62, y - 1.35, 0.14))]
    tube('mains cord', coil + ends, cord, rubber)
    tube('mains cord', [coil[0], Vector((x + 0.9, y - 0.5, 0.3)), Vector((x - 0.1, y - 1.02, 0.10)), Vector((x - 0.55, y - 1.32, 0.14))], cord, rubber)
    plug = empty('schuko plug', None, (x + 0.45, y - 1.45, 0.20), (0, 0, math.radians(-32)))
    cylinder('schuko body', 0.19, 0.34, material('black'), width=0.04, segments=3, loc=(0, -0.18, 0), parent=plug)
    cylinder('schuko neck', 0.10, 0.24, material('black'), width=0.04, segments=3, loc=(0, 0.08, 0), parent=plug)
    for side in (-1, 1):
        cylinder('schuko pin', 0.024, 0.20, material('nickel'), width=0.008, points=24, loc=(side * 0.095, -0.44, 0), parent=plug)
    head = empty('mains plug', None, (x - 0.68, y - 1.42, 0.15), (0, 0, math.radians(38)))
    prism('mains-body', rounded_rect(0.33, 0.23, 0.05), -0.50, -0.05, material('black'), 0.03, 3, parent=head)
    cylinder('mains-neck', 0.10, 0.22, material('black'), width=0.04, segments=3, loc=(0, 0.02, 0), parent=head)
    _tie((x + 0.05, y + 0.80), cord)


def solar_lead(at):
    """The coiled lead for panels: two thin cores that end in plus and minus plugs."""
    cord = 0.036
    coil = _coil(at, 0.80, 4, cord, 1.4)
    x, y = at[0], at[1]
    tube('solar lead', coil, cord, material('rubber'))
    for side, mark in ((-1, 'red'), (1, 'gasket')):
        for across, start in ((-0.55, coil[0]), (0.55, coil[-1])):
            end = Vector((x + across + side * 0.19, y - 1.18, 0.10))
            tube('solar core', [start, start + Vector((0.05 * side, -0.35, -0.05)), end + Vector((-across * 0.1, 0.5, 0)), end], cord * 0.9, material('rubber'))
            head = empty('solar plug', None, end, (0, 0, math.radians(6 * side)))
            cylinder('solar-barrel', 0.095, 0.36, material('black'), width=0.025, segments=3, loc=(0, -0.14, 0), parent=head)
            cylinder('solar-band', 0.099, 0.05, material(mark), width=0.006, loc=(0, -0.08, 0), parent=head)
            cylinder('solar-nose', 0.062, 0.20, material('black'), width=0.012, loc=(0, -0.40, 0), parent=head)
    _tie((x + 0.05, y + 0.66), cord)


def guide(at, turn=0):
    """The user guide, 15 by 21 cm, lying on its back."""
    root = empty('guide', None, at, (0, 0, math.radians(turn)))
    paper, green = plain('guide cover', (0.62, 0.63, 0.61), 0.6), plain('guide green', (0.012, 0.062, 0.036), 0.55)
    box('guide pages', (1.46, 2.06, 0.09), plain('guide pages', (0.70, 0.69, 0.66), 0.8), 0.01, 2, (0, 0, 0.055), parent=root)
    box('guide cover', (1.50, 2.10, 0.014), paper, 0.004, 1, (0, 0, 0.105), parent=root)
    box('guide band', (1.50, 0.62, 0.004), green, 0, 1, (0, 0.74, 0.114), parent=root)
    text('ARKPAX', 0.20, material('print'), (-0.60, 0.80, 0.118), root, 'ExtraBold', 'LEFT', 1.15, 0.001, (0, 0, 0))
    ink = plain('guide ink', (0.03, 0.035, 0.033), 0.7)
    text('Käyttöopas', 0.19, ink, (-0.60, 0.20, 0.114), root, 'Bold', 'LEFT', 1.0, 0.001, (0, 0, 0))
    text('Bruksanvisning  ·  User manual', 0.078, ink, (-0.60, 0.0, 0.114), root, 'Medium', 'LEFT', 1.0, 0.001, (0, 0, 0))
    text('Ark PRO 2400 W', 0.095, ink, (-0.60, -0.86, 0.114), root, 'SemiBold', 'LEFT', 1.0, 0.001, (0, 0, 0))
    return root


def _shipping_label(at, parent):
    """What the carrier sticks on: an address, a sorting code, a barcode. Too small to read."""
    label, ink = empty('shipping label', parent, at), plain('label ink', (0.02, 0.02, 0.02), 0.7)
    prism('label paper', rounded_rect(1.05, 1.48, 0.02, 2), -0.002, 0.002, plain('label paper', (0.66, 0.66, 0.64), 0.55), 0, 1, parent=label)
    for index, (wide, high, z) in enumerate(((0.50, 0.11, 0.60), (0.62, 0.045, 0.40), (0.48, 0.045, 0.31), (0.56, 0.045, 0.22), (0.92, 0.014, 0.09), (0.38, 0.20, -0.08))):
        prism('label line', rounded_rect(wide, high, 0.005, 2), -0.0045, 0, ink, 0, 1, loc=(-0.46 + wide / 2, 0, z), parent=label)
    for index in range(34):
        wide = 0.008 + 0.007 * (index * 5 % 3)
        prism('label bar', rounded_rect(wide, 0.34, 0.002, 2), -0.0045, 0, ink, 0, 1, loc=(-0.44 + index * 0.0265, 0, -0.46), parent=label)
    return label


def closed_carton(at, turn=0, size=(5.9, 3.7, 4.3)):
    """The carton as the carrier leaves it: taped, labelled, a little rubbed along its edges."""
    width, depth, height = size
    root, board = empty('closed carton', None, at, (0, 0, math.radians(turn))), cardboard('carton outside', (0.30, 0.195, 0.11))
    box('carton body', (width, depth, height - 0.03), board, 0.05, 3, (0, 0, height / 2 - 0.015), parent=root)
    for side in (-1, 1):
        box('carton lid', (width - 0.02, depth / 2 - 0.018, 0.05), board, 0.02, 2, (0, side * depth / 4, height + 0.005), (side * math.radians(-0.35), 0, 0), root)
    tape = Graph('parcel tape', roughness=0.22, specular=0.5)
    tape.set(base_color=(0.30, 0.185, 0.085))
    tape.bump(tape.noise(tape.position(), 3.0, 4), 0.10, 0.02)
    box('tape', (width + 0.02, 0.50, 0.012), tape.material, 0.004, 1, (0, 0, height + 0.034), parent=root)
    for side in (-1, 1):
        box('tape end', (0.012, 0.50, 0.75), tape.material, 0.004, 1, (side * (width / 2 + 0.004), 0, height - 0.34), parent=root)
    ink, face = plain('carton ink', (0.022, 0.030, 0.027), 0.8), -depth / 2 - 0.001
    text('ARKPAX', 0.62, ink, (-width / 2 + 0.55, face - 0.003, height * 0.40), root, 'ExtraBold', 'LEFT', 1.15, 0.001)
    text('Ark PRO 2400 W', 0.27, ink, (-width / 2 + 0.56, face - 0.003, height * 0.25), root, 'SemiBold', 'LEFT', 1.02, 0.001)
    prism('carton line', rounded_rect(0.9, 0.075, 0.01, 2), -0.002, 0.002, plain('carton accent', (0.60, 0.13, 0.02), 0.8), 0, 1, loc=(-width / 2 + 1.0, face - 0.002, height * 0.14), parent=root)
    _shipping_label((width / 2 - 0.95, face - 0.004, height * 0.60), root)
    return root
