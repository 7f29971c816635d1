import Testing

/// One story after another, since some share an owner that lives as long as the process.
@Suite(.serialized)
enum AllTests {}
