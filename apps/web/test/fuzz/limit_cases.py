"""Keeps the cases that try every limit of every field within a share per operation.

Schemathesis makes as many of them as a form has limits, hundreds for a long one. The runs share them here: each takes
its turn, and of one operation at most so many. By counting alone, so that a run repeats. Reads limits.json beside the
description.
"""

import json
from collections import Counter
from pathlib import Path

import schemathesis

limits = json.loads(Path("limits.json").read_text(encoding="utf-8"))
made: Counter[str] = Counter()
kept: Counter[str] = Counter()


@schemathesis.hook
def filter_case(context, case):
    if case.meta is None or case.meta.phase.name != "coverage":
        return True
    label = case.operation.label
    is_in_turn = made[label] % limits["turns"] == limits["turn"]
    made[label] += 1
    if not is_in_turn or kept[label] >= limits["most"]:
        return False
    kept[label] += 1
    return True
