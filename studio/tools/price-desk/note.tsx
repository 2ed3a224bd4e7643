import styled from 'styled-components'

/** A problem of a cell, shown below it and above the next rows. */
export const Note = styled.div`
  position: absolute;
  top: 100%;
  right: 0;
  z-index: 3;
  width: max-content;
  max-width: 240px;
  padding: 8px 10px;
  border-radius: 0 0 4px 4px;
  font-size: 12px;
  line-height: 1.4;
  text-align: left;
  white-space: normal;
  color: #fff;
  background: #b3261e;
  pointer-events: none;
`
