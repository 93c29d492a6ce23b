;; What learning does hundreds of millions of times, four numbers at once. Addresses and lengths are bytes; a row is `bytes` long, a
;; multiple of 16. A list is `count` rows of a table (i32 each) beside their shares (f32 each).
(module
  (import "learning" "memory" (memory 1))

  ;; Adds the listed rows of a table, each times its share, to the row at `to`.
  (func (export "addRows")
    (param $to i32) (param $table i32) (param $rows i32) (param $shares i32) (param $count i32) (param $bytes i32)
    (local $each i32) (local $row i32) (local $at i32) (local $share v128)
    (block $done
      (loop $next
        (br_if $done (i32.ge_u (local.get $each) (local.get $count)))
        (local.set $row (i32.add (local.get $table) (i32.mul (local.get $bytes)
          (i32.load (i32.add (local.get $rows) (i32.shl (local.get $each) (i32.const 2)))))))
        (local.set $share (v128.load32_splat (i32.add (local.get $shares) (i32.shl (local.get $each) (i32.const 2)))))
        (local.set $at (i32.const 0))
        (loop $along
          (v128.store (i32.add (local.get $to) (local.get $at))
            (f32x4.add (v128.load (i32.add (local.get $to) (local.get $at)))
              (f32x4.mul (local.get $share) (v128.load (i32.add (local.get $row) (local.get $at))))))
          (local.set $at (i32.add (local.get $at) (i32.const 16)))
          (br_if $along (i32.lt_u (local.get $at) (local.get $bytes))))
        (local.set $each (i32.add (local.get $each) (i32.const 1)))
        (br $next))))

  ;; Adds the row at `from`, each time times the share, to the listed rows of a table.
  (func (export "addToRows")
    (param $table i32) (param $rows i32) (param $shares i32) (param $count i32) (param $from i32) (param $bytes i32)
    (local $each i32) (local $row i32) (local $at i32) (local $share v128)
    (block $done
      (loop $next
        (br_if $done (i32.ge_u (local.get $each) (local.get $count)))
        (local.set $row (i32.add (local.get $table) (i32.mul (local.get $bytes)
          (i32.load (i32.add (local.get $rows) (i32.shl (local.get $each) (i32.const 2)))))))
        (local.set $share (v128.load32_splat (i32.add (local.get $shares) (i32.shl (local.get $each) (i32.const 2)))))
        (local.set $at (i32.const 0))
        (loop $along
          (v128.store (i32.add (local.get $row) (local.get $at))
            (f32x4.add (v128.load (i32.add (local.get $row) (local.get $at)))
              (f32x4.mul (local.get $share) (v128.load (i32.add (local.get $from) (local.get $at))))))
          (local.set $at (i32.add (local.get $at) (i32.const 16)))
          (br_if $along (i32.lt_u (local.get $at) (local.get $bytes))))
        (local.set $each (i32.add (local.get $each) (i32.const 1)))
        (br $next))))

  ;; Adds to each of `count` numbers at `to` the product of its row of the table and the row at `with`.
  (func (export "addProducts")
    (param $to i32) (param $table i32) (param $count i32) (param $with i32) (param $bytes i32)
    (local $each i32) (local $row i32) (local $at i32) (local $place i32) (local $sum v128)
    (local.set $row (local.get $table))
    (block $done
      (loop $next
        (br_if $done (i32.ge_u (local.get $each) (local.get $count)))
        (local.set $sum (v128.const f32x4 0 0 0 0))
        (local.set $at (i32.const 0))
        (loop $along
          (local.set $sum (f32x4.add (local.get $sum)
            (f32x4.mul (v128.load (i32.add (local.get $row) (local.get $at))) (v128.load (i32.add (local.get $with) (local.get $at))))))
          (local.set $at (i32.add (local.get $at) (i32.const 16)))
          (br_if $along (i32.lt_u (local.get $at) (local.get $bytes))))
        (local.set $place (i32.add (local.get $to) (i32.shl (local.get $each) (i32.const 2))))
        (f32.store (local.get $place) (f32.add (f32.load (local.get $place))
          (f32.add
            (f32.add (f32x4.extract_lane 0 (local.get $sum)) (f32x4.extract_lane 1 (local.get $sum)))
            (f32.add (f32x4.extract_lane 2 (local.get $sum)) (f32x4.extract_lane 3 (local.get $sum))))))
        (local.set $row (i32.add (local.get $row) (local.get $bytes)))
        (local.set $each (i32.add (local.get $each) (i32.const 1)))
        (br $next))))

  ;; Moves the listed rows of `values` by Adam, and leaves their slopes at nought. `part` is what a slope counts for, `pace` the step;
  ;; of what was, nine tenths of steps and 999 thousandths of sizes are remembered.
  (func (export "moveRows")
    (param $values i32) (param $slopes i32) (param $steps i32) (param $sizes i32)
    (param $rows i32) (param $count i32) (param $bytes i32) (param $part f32) (param $pace f32)
    (local $each i32) (local $at i32) (local $end i32) (local $slope v128) (local $step v128) (local $size v128)
    (block $done
      (loop $next
        (br_if $done (i32.ge_u (local.get $each) (local.get $count)))
        (local.set $at (i32.mul (local.get $bytes)
          (i32.load (i32.add (local.get $rows) (i32.shl (local.get $each) (i32.const 2))))))
        (local.set $end (i32.add (local.get $at) (local.get $bytes)))
        (loop $along
          (local.set $slope (f32x4.mul (f32x4.splat (local.get $part)) (v128.load (i32.add (local.get $slopes) (local.get $at)))))
          (v128.store (i32.add (local.get $slopes) (local.get $at)) (v128.const f32x4 0 0 0 0))
          (local.set $step (f32x4.add
            (f32x4.mul (v128.const f32x4 0.9 0.9 0.9 0.9) (v128.load (i32.add (local.get $steps) (local.get $at))))
            (f32x4.mul (v128.const f32x4 0.1 0.1 0.1 0.1) (local.get $slope))))
          (v128.store (i32.add (local.get $steps) (local.get $at)) (local.get $step))
          (local.set $size (f32x4.add
            (f32x4.mul (v128.const f32x4 0.999 0.999 0.999 0.999) (v128.load (i32.add (local.get $sizes) (local.get $at))))
            (f32x4.mul (v128.const f32x4 0.001 0.001 0.001 0.001) (f32x4.mul (local.get $slope) (local.get $slope)))))
          (v128.store (i32.add (local.get $sizes) (local.get $at)) (local.get $size))
          (v128.store (i32.add (local.get $values) (local.get $at))
            (f32x4.sub (v128.load (i32.add (local.get $values) (local.get $at)))
              (f32x4.div (f32x4.mul (f32x4.splat (local.get $pace)) (local.get $step))
                (f32x4.add (f32x4.sqrt (local.get $size)) (v128.const f32x4 1e-8 1e-8 1e-8 1e-8)))))
          (local.set $at (i32.add (local.get $at) (i32.const 16)))
          (br_if $along (i32.lt_u (local.get $at) (local.get $end))))
        (local.set $each (i32.add (local.get $each) (i32.const 1)))
        (br $next)))))
