"""A slow line between this machine and a network namespace, in both directions: line.py NAMESPACE MS DOWN UP

MS is the time there and back, DOWN and UP are Mbit/s. In user space, as many kernels come without netem. Answers
each line of its input with one as soon as nothing is under way, so that one load does not wait behind the last.
"""

import fcntl
import os
import select
import struct
import subprocess
import sys
import time

NAMESPACE, (MS, DOWN, UP) = sys.argv[1], map(float, sys.argv[2:5])
HERE, THERE = "10.213.7.1/30", "10.213.7.2/30"
SET_INTERFACE, TUN_WITHOUT_HEADER = 0x400454CA, 0x1001


def interface(name):
    device = os.open("/dev/net/tun", os.O_RDWR | os.O_NONBLOCK)
    fcntl.ioctl(device, SET_INTERFACE, struct.pack("16sH", name.encode(), TUN_WITHOUT_HEADER))
    return device


def run(*command):
    subprocess.run(command, check=True)


here, there = interface("flights-here"), interface("flights-there")
inside = ("ip", "netns", "exec", NAMESPACE)
run("ip", "link", "set", "flights-there", "netns", NAMESPACE)
run("ip", "address", "add", HERE, "dev", "flights-here")
run("ip", "link", "set", "flights-here", "up")
run(*inside, "ip", "address", "add", THERE, "dev", "flights-there")
run(*inside, "ip", "link", "set", "flights-there", "up")
print("ready", flush=True)

# By where a packet comes from: where it goes, bytes a second, when the line is free again, and what is under way.
goes = {here: there, there: here}
rate = {here: UP * 1e6 / 8, there: DOWN * 1e6 / 8}
free = {here: 0.0, there: 0.0}
under_way = {here: [], there: []}
asked = 0

while True:
    now = time.monotonic()
    for end, packets in under_way.items():
        while packets and packets[0][0] <= now:
            os.write(goes[end], packets.pop(0)[1])
    if asked and not any(under_way.values()):
        print("empty\n" * asked, end="", flush=True)
        asked = 0
    arrivals = [packets[0][0] for packets in under_way.values() if packets]
    wait = max(0, min(arrivals) - now) if arrivals else None
    ready, _, _ = select.select([here, there, sys.stdin], [], [], wait)
    for end in ready:
        if end is sys.stdin:
            if not sys.stdin.readline():
                sys.exit()
            asked += 1
            continue
        packet = os.read(end, 65536)
        free[end] = max(time.monotonic(), free[end]) + len(packet) / rate[end]
        under_way[end].append((free[end] + MS / 2000, packet))
