print("memgraph")
