import styled from 'styled-components'

/** List and enquiry side by side; one of them where there is no room for both. */
export const Panes = styled.div`
  display: flex;
  flex: 1;
  min-height: 0;
  container-type: inline-size;
`

export const ListPane = styled.div`
  display: flex;
  flex-direction: column;
  flex: 1;
  min-width: 0;

  @container (min-width: 900px) {
    flex: none;
    width: 400px;
    border-right: 1px solid var(--card-border-color);
  }

  @container (max-width: 899px) {
    [data-open] > & {
      display: none;
    }
  }
`

export const Scrolled = styled.div`
  flex: 1;
  min-height: 0;
  overflow: auto;
`

export const OpenPane = styled.div`
  flex: 1;
  min-width: 0;
  overflow: auto;
`

export const NothingOpen = styled.div`
  display: none;

  @container (min-width: 900px) {
    display: grid;
    flex: 1;
    place-content: center;
  }
`

export const Back = styled.div`
  @container (min-width: 900px) {
    display: none;
  }
`
