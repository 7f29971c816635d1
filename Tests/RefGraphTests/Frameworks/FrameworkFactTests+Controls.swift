extension FrameworkFactTests {
  /// A scenario with every verb of controls and collection views.
  static let everyControlVerb = """
    type Cell: UICollectionViewCell
    end
    type List: UICollectionViewController
      field dataSource
      on save
        event "saves"
      end
    end
    root window: UIWindow
    let nav: UINavigationController
    let list: List
    push list onto nav
    set root of window to nav
    print stack of nav
    action "Controls"
      let right: UIBarButtonItem
      set target of right to list.save
      set right item of list to right
      let left: UIBarButtonItem
      let menuAction: UIAction
      closure block [list ~> list]
      end
      set handler of menuAction to block
      set primary action of left to menuAction
      set left item of list to left
      let button: UIButton
      add target list.save to button
      add button to view of list
      pin button to edges
      let pan: UIPanGestureRecognizer
      attach pan to button sending list.save
      moment controls
      tap right
      tap left
      tap button
      recognize pan
      detach pan
    end
    action "Rows"
      let layout: UICollectionViewFlowLayout
      lay out list.collectionView with layout
      set delegate of list.collectionView to list
      fit list.collectionView to 2 rows and 1 more
      let registration: UICollectionView.CellRegistration
      closure configure (cell, item)
      end
      register Cell as registration with configure
      closure cellProvider [registration -> registration] (collectionView, item)
        dequeue cell with registration
      end
      let dataSource: UICollectionViewDiffableDataSource
      connect dataSource to list.collectionView with cellProvider
      list.dataSource -> dataSource
      apply 9 items to dataSource
      apply a, b, c, d to dataSource
      apply a, b, c, d to dataSource reloading a
      apply a, b, c, d to dataSource reloading a in place
      apply a, b, c, d to dataSource reconfiguring a, b
      scroll list.collectionView to d
      highlight d in list.collectionView
      select d in list.collectionView
      tap row 3 of list.collectionView
      identify tapped row in dataSource
      moment rows
    end
    """
}
