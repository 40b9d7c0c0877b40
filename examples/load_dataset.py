"""Loads the decisions of a Bullpen dataset with pandas: python3 load_dataset.py <folder> [--parquet]. docs/DATA.md describes the columns."""
import sys
from pathlib import Path

import pandas as pd

folder = Path(sys.argv[1])
if "--parquet" in sys.argv:  # pandas needs pyarrow for that
    decisions = pd.concat(map(pd.read_parquet, sorted(folder.glob("decisions/*.parquet"))), ignore_index=True)
else:
    shards = sorted(folder.glob("decisions/*.jsonl.gz"))
    decisions = pd.concat([pd.read_json(shard, lines=True) for shard in shards], ignore_index=True)

# What the move that was made falls short of the best one, by the values in the table.
decisions["best"] = decisions["values"].map(max)
decisions["made"] = [row["values"][list(row["legal"]).index(row["move"])] for _, row in decisions.iterrows()]
decisions["cost"] = decisions["best"] - decisions["made"]

print(f"{len(decisions)} decisions, {decisions['match'].nunique()} matches")
print(decisions.groupby("player")["cost"].agg(["count", "mean"]).round(3))
