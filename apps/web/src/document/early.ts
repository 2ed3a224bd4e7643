/** What runs before anything of a page is painted, some 400 bytes. */
import '../shell/header/early-menu.ts'
import '../hydration/lay-out-whole.ts'
