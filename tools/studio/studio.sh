#!/bin/bash
# ./studio.sh list | plates | proof ...: sets up its Python at the first run, then runs studio/cli.py.
set -euo pipefail
cd "$(dirname "$0")"
venv="${STUDIO_VENV:-.venv}"
if [ ! -x "$venv/bin/python" ]; then
  python3.11 -m venv "$venv"
  "$venv/bin/pip" install --quiet --requirement requirements.txt
fi
# Blender reports every tile of every picture.
PYTHONUNBUFFERED=1 "$venv/bin/python" -m studio.cli "$@" | { grep --line-buffered -v -e '^Fra:' -e '^Saved:' -e '^Time:' -e '^$' || true; }
