"""Few settings in which every two values of two choices meet."""

from itertools import combinations, product


def pairwise(choices, settings):
    """Some of the settings: greedily those with most pairs that no earlier one has."""
    wanted = {
        pair
        for one, other in combinations(choices, 2)
        for pair in product([(one[0], value) for value in one[1]], [(other[0], value) for value in other[1]])
    }
    chosen = []
    while wanted:
        best = max(settings, key=lambda setting: len(wanted.intersection(combinations(setting, 2))))
        wanted.difference_update(combinations(best, 2))
        chosen.append(best)
    return chosen
