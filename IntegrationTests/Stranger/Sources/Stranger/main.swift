import RefGraph
import RefGraphImport
import RefGraphReports

print("RefGraph links into a stranger's program.")
