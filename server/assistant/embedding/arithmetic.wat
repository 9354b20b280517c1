;; Sums of products over many numbers at a time: what a model that reads texts does nearly all day, and what it costs to
;; compare a text with thousands of others. Two to fifteen times as quick as the same loops in JavaScript.
;; After a change: npm run assistant:arithmetic writes arithmetic.wasm.
(module
  (memory (export "memory") 1)

  ;; products[n] = of one vector with the n-th of many that lie together, all of `size` whole numbers of 8 bits.
  (func (export "dots") (param $one i32) (param $many i32) (param $size i32) (param $count i32) (param $products i32)
    (local $at i32) (local $end i32) (local $sum v128) (local $a v128) (local $b v128)
    (block $done
      (loop $next
        (br_if $done (i32.eqz (local.get $count)))
        (local.set $at (local.get $one))
        (local.set $end (i32.add (local.get $one) (local.get $size)))
        (local.set $sum (v128.const i32x4 0 0 0 0))
        (loop $along
          (local.set $a (v128.load (local.get $at)))
          (local.set $b (v128.load (local.get $many)))
          (local.set $sum (i32x4.add (local.get $sum)
            (i32x4.dot_i16x8_s (i16x8.extend_low_i8x16_s (local.get $a)) (i16x8.extend_low_i8x16_s (local.get $b)))))
          (local.set $sum (i32x4.add (local.get $sum)
            (i32x4.dot_i16x8_s (i16x8.extend_high_i8x16_s (local.get $a)) (i16x8.extend_high_i8x16_s (local.get $b)))))
          (local.set $many (i32.add (local.get $many) (i32.const 16)))
          (local.set $at (i32.add (local.get $at) (i32.const 16)))
          (br_if $along (i32.lt_u (local.get $at) (local.get $end))))
        (i32.store (local.get $products) (call $sumOfWhole (local.get $sum)))
        (local.set $products (i32.add (local.get $products) (i32.const 4)))
        (local.set $count (i32.sub (local.get $count) (i32.const 1)))
        (br $next))))

  (func $sumOfWhole (param $v v128) (result i32)
    (i32.add
      (i32.add (i32x4.extract_lane 0 (local.get $v)) (i32x4.extract_lane 1 (local.get $v)))
      (i32.add (i32x4.extract_lane 2 (local.get $v)) (i32x4.extract_lane 3 (local.get $v)))))

  ;; out[row][column] = rows[row] . columns[column], of `depth` whole numbers of 16 bits each. Four rows and two columns
  ;; at a time, so that what is read is used several times: the number of rows is a multiple of four, that of columns
  ;; of two, the depth of eight.
  (func (export "multiply")
    (param $rows i32) (param $columns i32) (param $out i32)
    (param $rowCount i32) (param $columnCount i32) (param $depth i32)
    (local $bytes i32) (local $row i32) (local $column i32) (local $at i32) (local $x i32) (local $w i32) (local $to i32)
    (local $w0 v128) (local $w1 v128) (local $v v128)
    (local $s00 v128) (local $s01 v128) (local $s10 v128) (local $s11 v128) (local $s20 v128) (local $s21 v128) (local $s30 v128) (local $s31 v128)
    (local.set $bytes (i32.shl (local.get $depth) (i32.const 1)))
    (local.set $column (i32.const 0))
    (local.set $w (local.get $columns))
    (loop $nextColumns
      (local.set $row (i32.const 0))
      (local.set $x (local.get $rows))
      (loop $nextRows
        (local.set $s00 (v128.const i32x4 0 0 0 0))
        (local.set $s01 (v128.const i32x4 0 0 0 0))
        (local.set $s10 (v128.const i32x4 0 0 0 0))
        (local.set $s11 (v128.const i32x4 0 0 0 0))
        (local.set $s20 (v128.const i32x4 0 0 0 0))
        (local.set $s21 (v128.const i32x4 0 0 0 0))
        (local.set $s30 (v128.const i32x4 0 0 0 0))
        (local.set $s31 (v128.const i32x4 0 0 0 0))
        (local.set $at (i32.const 0))
        (loop $along
          (local.set $w0 (v128.load (i32.add (local.get $w) (local.get $at))))
          (local.set $w1 (v128.load (i32.add (i32.add (local.get $w) (local.get $bytes)) (local.get $at))))
          (local.set $v (v128.load (i32.add (local.get $x) (local.get $at))))
          (local.set $s00 (i32x4.add (local.get $s00) (i32x4.dot_i16x8_s (local.get $v) (local.get $w0))))
          (local.set $s01 (i32x4.add (local.get $s01) (i32x4.dot_i16x8_s (local.get $v) (local.get $w1))))
          (local.set $v (v128.load (i32.add (i32.add (local.get $x) (local.get $bytes)) (local.get $at))))
          (local.set $s10 (i32x4.add (local.get $s10) (i32x4.dot_i16x8_s (local.get $v) (local.get $w0))))
          (local.set $s11 (i32x4.add (local.get $s11) (i32x4.dot_i16x8_s (local.get $v) (local.get $w1))))
          (local.set $v (v128.load (i32.add (i32.add (local.get $x) (i32.shl (local.get $bytes) (i32.const 1))) (local.get $at))))
          (local.set $s20 (i32x4.add (local.get $s20) (i32x4.dot_i16x8_s (local.get $v) (local.get $w0))))
          (local.set $s21 (i32x4.add (local.get $s21) (i32x4.dot_i16x8_s (local.get $v) (local.get $w1))))
          (local.set $v (v128.load (i32.add (i32.add (local.get $x) (i32.mul (local.get $bytes) (i32.const 3))) (local.get $at))))
          (local.set $s30 (i32x4.add (local.get $s30) (i32x4.dot_i16x8_s (local.get $v) (local.get $w0))))
          (local.set $s31 (i32x4.add (local.get $s31) (i32x4.dot_i16x8_s (local.get $v) (local.get $w1))))
          (local.set $at (i32.add (local.get $at) (i32.const 16)))
          (br_if $along (i32.lt_u (local.get $at) (local.get $bytes))))
        (local.set $to (i32.add (local.get $out)
          (i32.shl (i32.add (i32.mul (local.get $row) (local.get $columnCount)) (local.get $column)) (i32.const 2))))
        (i32.store (local.get $to) (call $sumOfWhole (local.get $s00)))
        (i32.store offset=4 (local.get $to) (call $sumOfWhole (local.get $s01)))
        (local.set $to (i32.add (local.get $to) (i32.shl (local.get $columnCount) (i32.const 2))))
        (i32.store (local.get $to) (call $sumOfWhole (local.get $s10)))
        (i32.store offset=4 (local.get $to) (call $sumOfWhole (local.get $s11)))
        (local.set $to (i32.add (local.get $to) (i32.shl (local.get $columnCount) (i32.const 2))))
        (i32.store (local.get $to) (call $sumOfWhole (local.get $s20)))
        (i32.store offset=4 (local.get $to) (call $sumOfWhole (local.get $s21)))
        (local.set $to (i32.add (local.get $to) (i32.shl (local.get $columnCount) (i32.const 2))))
        (i32.store (local.get $to) (call $sumOfWhole (local.get $s30)))
        (i32.store offset=4 (local.get $to) (call $sumOfWhole (local.get $s31)))
        (local.set $row (i32.add (local.get $row) (i32.const 4)))
        (local.set $x (i32.add (local.get $x) (i32.shl (local.get $bytes) (i32.const 2))))
        (br_if $nextRows (i32.lt_u (local.get $row) (local.get $rowCount))))
      (local.set $column (i32.add (local.get $column) (i32.const 2)))
      (local.set $w (i32.add (local.get $w) (i32.shl (local.get $bytes) (i32.const 1))))
      (br_if $nextColumns (i32.lt_u (local.get $column) (local.get $columnCount)))))

  ;; Each row of `depth` numbers becomes whole numbers up to 2047, and scales[row] what they are to be multiplied by.
  (func (export "quantise")
    (param $from i32) (param $stride i32) (param $to i32) (param $scales i32) (param $rowCount i32) (param $depth i32)
    (local $at i32) (local $end i32) (local $most v128) (local $scale f32) (local $times v128)
    (loop $nextRow
      (local.set $end (i32.add (local.get $from) (i32.shl (local.get $depth) (i32.const 2))))
      (local.set $at (local.get $from))
      (local.set $most (f32x4.splat (f32.const 1e-9)))
      (loop $along
        (local.set $most (f32x4.pmax (local.get $most) (f32x4.abs (v128.load (local.get $at)))))
        (local.set $at (i32.add (local.get $at) (i32.const 16)))
        (br_if $along (i32.lt_u (local.get $at) (local.get $end))))
      (local.set $scale (f32.max
        (f32.max (f32x4.extract_lane 0 (local.get $most)) (f32x4.extract_lane 1 (local.get $most)))
        (f32.max (f32x4.extract_lane 2 (local.get $most)) (f32x4.extract_lane 3 (local.get $most)))))
      (f32.store (local.get $scales) (f32.div (local.get $scale) (f32.const 2047)))
      (local.set $times (f32x4.splat (f32.div (f32.const 2047) (local.get $scale))))
      (local.set $at (local.get $from))
      (loop $along
        (v128.store (local.get $to) (i16x8.narrow_i32x4_s
          (i32x4.trunc_sat_f32x4_s (f32x4.nearest (f32x4.mul (local.get $times) (v128.load (local.get $at)))))
          (i32x4.trunc_sat_f32x4_s (f32x4.nearest (f32x4.mul (local.get $times) (v128.load offset=16 (local.get $at)))))))
        (local.set $to (i32.add (local.get $to) (i32.const 16)))
        (local.set $at (i32.add (local.get $at) (i32.const 32)))
        (br_if $along (i32.lt_u (local.get $at) (local.get $end))))
      (local.set $from (i32.add (local.get $from) (local.get $stride)))
      (local.set $scales (i32.add (local.get $scales) (i32.const 4)))
      (local.set $rowCount (i32.sub (local.get $rowCount) (i32.const 1)))
      (br_if $nextRow (local.get $rowCount))))

  ;; What "multiply" left as whole numbers, as numbers again: times the scale of its row and of its column, plus the
  ;; bias of its column.
  (func (export "scaleBack")
    (param $from i32) (param $to i32) (param $stride i32) (param $rowScales i32) (param $columnScales i32) (param $biases i32)
    (param $rowCount i32) (param $columnCount i32)
    (local $at i32) (local $bytes i32) (local $scale v128)
    (local.set $bytes (i32.shl (local.get $columnCount) (i32.const 2)))
    (loop $nextRow
      (local.set $scale (v128.load32_splat (local.get $rowScales)))
      (local.set $at (i32.const 0))
      (loop $along
        (v128.store (i32.add (local.get $to) (local.get $at))
          (f32x4.add (v128.load (i32.add (local.get $biases) (local.get $at)))
            (f32x4.mul (f32x4.mul (local.get $scale) (v128.load (i32.add (local.get $columnScales) (local.get $at))))
              (f32x4.convert_i32x4_s (v128.load (i32.add (local.get $from) (local.get $at)))))))
        (local.set $at (i32.add (local.get $at) (i32.const 16)))
        (br_if $along (i32.lt_u (local.get $at) (local.get $bytes))))
      (local.set $from (i32.add (local.get $from) (local.get $bytes)))
      (local.set $to (i32.add (local.get $to) (local.get $stride)))
      (local.set $rowScales (i32.add (local.get $rowScales) (i32.const 4)))
      (local.set $rowCount (i32.sub (local.get $rowCount) (i32.const 1)))
      (br_if $nextRow (local.get $rowCount))))

  ;; x times the share of a normal distribution that lies below x, for each number in place. The share is
  ;; (1 + erf(x / sqrt 2)) / 2, with erf as in Abramowitz and Stegun 7.1.28, which is wrong by less than 3e-7.
  (func (export "gelu") (param $at i32) (param $count i32)
    (local $end i32) (local $x v128) (local $z v128) (local $p v128) (local $tail v128)
    (local.set $end (i32.add (local.get $at) (i32.shl (local.get $count) (i32.const 2))))
    (loop $along
      (local.set $x (v128.load (local.get $at)))
      (local.set $z (f32x4.mul (f32x4.abs (local.get $x)) (f32x4.splat (f32.const 0.70710678))))
      (local.set $p (f32x4.splat (f32.const 0.0000430638)))
      (local.set $p (f32x4.add (f32x4.mul (local.get $p) (local.get $z)) (f32x4.splat (f32.const 0.0002765672))))
      (local.set $p (f32x4.add (f32x4.mul (local.get $p) (local.get $z)) (f32x4.splat (f32.const 0.0001520143))))
      (local.set $p (f32x4.add (f32x4.mul (local.get $p) (local.get $z)) (f32x4.splat (f32.const 0.0092705272))))
      (local.set $p (f32x4.add (f32x4.mul (local.get $p) (local.get $z)) (f32x4.splat (f32.const 0.0422820123))))
      (local.set $p (f32x4.add (f32x4.mul (local.get $p) (local.get $z)) (f32x4.splat (f32.const 0.0705230784))))
      (local.set $p (f32x4.add (f32x4.mul (local.get $p) (local.get $z)) (f32x4.splat (f32.const 1))))
      (local.set $p (f32x4.mul (local.get $p) (local.get $p)))
      (local.set $p (f32x4.mul (local.get $p) (local.get $p)))
      (local.set $p (f32x4.mul (local.get $p) (local.get $p)))
      (local.set $p (f32x4.mul (local.get $p) (local.get $p)))
      ;; Half of 1 - erf(z): what lies beyond z on one side.
      (local.set $tail (f32x4.div (f32x4.splat (f32.const 0.5)) (local.get $p)))
      (v128.store (local.get $at) (f32x4.mul (local.get $x) (v128.bitselect
        (f32x4.sub (f32x4.splat (f32.const 1)) (local.get $tail))
        (local.get $tail)
        (f32x4.gt (local.get $x) (f32x4.splat (f32.const 0))))))
      (local.set $at (i32.add (local.get $at) (i32.const 16)))
      (br_if $along (i32.lt_u (local.get $at) (local.get $end)))))

  ;; Each row of `depth` numbers, plus what is added to it, about zero with a spread of one; then times `gains`, plus `shifts`.
  (func (export "normalise")
    (param $at i32) (param $added i32) (param $gains i32) (param $shifts i32) (param $rowCount i32) (param $depth i32)
    (local $n i32) (local $bytes i32) (local $sum v128) (local $mean v128) (local $squares v128) (local $v v128) (local $by v128)
    (local.set $bytes (i32.shl (local.get $depth) (i32.const 2)))
    (loop $nextRow
      (local.set $sum (v128.const f32x4 0 0 0 0))
      (local.set $n (i32.const 0))
      (loop $along
        (local.set $v (f32x4.add (v128.load (i32.add (local.get $at) (local.get $n))) (v128.load (i32.add (local.get $added) (local.get $n)))))
        (v128.store (i32.add (local.get $at) (local.get $n)) (local.get $v))
        (local.set $sum (f32x4.add (local.get $sum) (local.get $v)))
        (local.set $n (i32.add (local.get $n) (i32.const 16)))
        (br_if $along (i32.lt_u (local.get $n) (local.get $bytes))))
      (local.set $mean (f32x4.splat (f32.div (call $sumOfFloats (local.get $sum)) (f32.convert_i32_u (local.get $depth)))))
      (local.set $squares (v128.const f32x4 0 0 0 0))
      (local.set $n (i32.const 0))
      (loop $along
        (local.set $v (f32x4.sub (v128.load (i32.add (local.get $at) (local.get $n))) (local.get $mean)))
        (local.set $squares (f32x4.add (local.get $squares) (f32x4.mul (local.get $v) (local.get $v))))
        (local.set $n (i32.add (local.get $n) (i32.const 16)))
        (br_if $along (i32.lt_u (local.get $n) (local.get $bytes))))
      (local.set $by (f32x4.splat (f32.div (f32.const 1) (f32.sqrt (f32.add (f32.const 1e-12)
        (f32.div (call $sumOfFloats (local.get $squares)) (f32.convert_i32_u (local.get $depth))))))))
      (local.set $n (i32.const 0))
      (loop $along
        (v128.store (i32.add (local.get $at) (local.get $n))
          (f32x4.add (v128.load (i32.add (local.get $shifts) (local.get $n)))
            (f32x4.mul (v128.load (i32.add (local.get $gains) (local.get $n)))
              (f32x4.mul (local.get $by) (f32x4.sub (v128.load (i32.add (local.get $at) (local.get $n))) (local.get $mean))))))
        (local.set $n (i32.add (local.get $n) (i32.const 16)))
        (br_if $along (i32.lt_u (local.get $n) (local.get $bytes))))
      (local.set $at (i32.add (local.get $at) (local.get $bytes)))
      (local.set $added (i32.add (local.get $added) (local.get $bytes)))
      (local.set $rowCount (i32.sub (local.get $rowCount) (i32.const 1)))
      (br_if $nextRow (local.get $rowCount))))

  (func $sumOfFloats (param $v v128) (result f32)
    (f32.add
      (f32.add (f32x4.extract_lane 0 (local.get $v)) (f32x4.extract_lane 1 (local.get $v)))
      (f32.add (f32x4.extract_lane 2 (local.get $v)) (f32x4.extract_lane 3 (local.get $v))))))
