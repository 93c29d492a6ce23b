"""Decks, table tops, boards and stacks of timber."""
import math

from props.shapes import box, seeded

TEAK = ((0.09, 0.045, 0.022), (0.30, 0.175, 0.095))
PINE = ((0.34, 0.19, 0.075), (0.62, 0.42, 0.21))
DECKING = ((0.20, 0.12, 0.055), (0.42, 0.29, 0.16))
OAK = ((0.13, 0.075, 0.035), (0.32, 0.205, 0.11))
GREY_WOOD = ((0.11, 0.10, 0.085), (0.27, 0.25, 0.22))


def deck(surface, width=40, depth=30, board=1.2, gap=0.05, thick=0.28, at=(0, 0, 0), seed=1, along='Y', joints=True):
    """Boards side by side with their top at `at`; lengths and tiny height errors vary."""
    rnd = seeded(seed)
    across, length = (width, depth) if along == 'Y' else (depth, width)
    boards = []
    offset = -across / 2
    while offset < across / 2:
        start = -length / 2 - (rnd.random() * 14 if joints else 0)
        while start < length / 2:
            piece = rnd.uniform(14, 30) if joints else length
            size = (board - gap, piece - 0.05, thick)
            middle = (offset + board / 2, start + piece / 2, -thick / 2 + rnd.uniform(-0.012, 0.012))
            turn = (rnd.uniform(-0.08, 0.08), rnd.uniform(-0.25, 0.25), 0)
            if along == 'X':
                size, middle = (size[1], size[0], size[2]), (middle[1], middle[0], middle[2])
            place = tuple(a + b for a, b in zip(middle, at))
            boards.append(box('board', size, surface, place, turn, bevel=0.03))
            start += piece
        offset += board
    return boards


def stack(surface, rows, columns, size=(1.0, 24, 0.5), at=(0, 0, 0), turn=0, seed=3, gap=0.03):
    """A stack of boards that were put down by hand; `size` is width, length and thickness of one."""
    rnd = seeded(seed)
    for row in range(rows):
        for column in range(columns):
            across = (column - (columns - 1) / 2) * (size[0] + gap) + rnd.uniform(-0.02, 0.02)
            along = rnd.uniform(-0.7, 0.7)
            angle = math.radians(turn)
            place = (at[0] + across * math.cos(angle) - along * math.sin(angle),
                     at[1] + across * math.sin(angle) + along * math.cos(angle),
                     at[2] + (row + 0.5) * (size[2] + 0.01))
            box('timber', size, surface, place, (0, 0, turn + rnd.uniform(-0.5, 0.5)), bevel=0.025)


def stud_wall(surface, width, height, y, spacing=6.0, x=0.0, stud=(0.48, 1.48)):
    """A bare timber frame across the picture."""
    for z in (0.24, height - 0.24):
        box('plate', (width, stud[1], stud[0]), surface, (x, y, z), bevel=0.02)
    count = int(width / spacing)
    for index in range(count + 1):
        place = (x - width / 2 + index * spacing, y, height / 2)
        box('stud', (stud[0], stud[1], height - 0.96), surface, place, bevel=0.02)
