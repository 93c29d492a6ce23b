"""Flat outlines as lists of (x, z) points, counter-clockwise. 1 unit = 10 cm."""
import math


def rounded_rect(width, height, radius, corner_steps=8):
    """Rectangle around the origin with rounded corners; 4 * (corner_steps + 1) points."""
    corners = (
        (width / 2 - radius, height / 2 - radius, 0),
        (-width / 2 + radius, height / 2 - radius, 90),
        (-width / 2 + radius, -height / 2 + radius, 180),
        (width / 2 - radius, -height / 2 + radius, 270),
    )
    points = []
    for centre_x, centre_z, start in corners:
        for step in range(corner_steps + 1):
            angle = math.radians(start + 90 * step / corner_steps)
            points.append((centre_x + radius * math.cos(angle), centre_z + radius * math.sin(angle)))
    return points


def circle(radius, points=64, knurl=0.0):
    """Circle; with a knurl (share of the radius) every second pair of points is pulled inwards."""
    outline = []
    for index in range(points):
        reach = radius * (1 - knurl if knurl and (index // 2) % 2 else 1)
        angle = 2 * math.pi * index / points
        outline.append((reach * math.cos(angle), reach * math.sin(angle)))
    return outline


def circle_within(outline, radius):
    """Circle with one point for each point of `outline`, so that both can bound one ring."""
    return [(x / math.hypot(x, z) * radius, z / math.hypot(x, z) * radius) for x, z in outline]


def corner_bracket(side_x, side_z, centre, outer, inner, leg):
    """L-shaped bracket that follows a rounded corner: outer and inner radius, straight legs."""
    arc = [math.radians(step * 9) for step in range(11)]
    shape = [(outer, -leg)] + [(outer * math.cos(a), outer * math.sin(a)) for a in arc] + [(-leg, outer)]
    shape += [(-leg, inner)] + [(inner * math.cos(a), inner * math.sin(a)) for a in reversed(arc)] + [(inner, -leg)]
    points = [(centre[0] + side_x * x, centre[1] + side_z * z) for x, z in shape]
    return points if side_x * side_z > 0 else points[::-1]
